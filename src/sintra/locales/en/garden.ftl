## Positions

garden-part-of-text-jokers = the jokers of { $field }
garden-part-of-text-tiles = the tiles of { $field }
garden-part-of-text-expansions = the expansions of { $field }
garden-part-of-text-garden = the garden of { $field }
garden-part-of-text-slots = the slots of { $field }
garden-part-of-text-slot = slot { $number } of { $field }
garden-part-of-text-stack = stack { $number }
garden-part-of-text-pile = pile { $number }
garden-part-of-text-line = the line of { $field }
garden-part-of-text-picks = the places of { $field }
garden-refusal-hexagon = { $name } is "{ $given }" (expected a letter { $letters } and a number 1 to 6, for example B2)
garden-refusal-hexagons = { $name } is "{ $given }" (expected letters { $letters } with numbers 1 to { $most }, for example B12Y4, or - for none)
garden-refusal-different = { $name } is "{ $given }" (expected at most { $most } different ones)
garden-refusal-copies = { $name } has { $count } tiles { $hexagon } (expected at most { $most })
garden-refusal-planted = { $name } has "{ $given }" (expected a cell and a hexagon, for example c4B2, or - for none)
garden-refusal-spot = { $name } has no place "{ $given }" (expected a cell, for example c4, or a slot with a turn, for example 1.6)
garden-refusal-slot = { $name } is "{ $given }" (expected an expansion with its turn, for example B2:6, or B2:- blank side up, or - for none)
garden-refusal-cell = the garden of { $player } can not have a tile on { $cell } (expected a free cell of the garden or an expansion)
garden-refusal-group = the garden of { $player } has a group with two { $hexagon } (one of them on { $cell })
garden-refusal-storage = { $player } stores { $count } tiles and jokers (expected at most { $most })
garden-refusal-tiles = there are { $count } tiles { $hexagon } (expected { $expected })
garden-refusal-stack = stack { $number } has { $count } expansions (expected { $least } to { $most })
garden-refusal-returned = returned has { $expansions } (expected only expansions in the supply or lying blank side up)
garden-refusal-expansions = there are { $count } expansions { $expansion } (expected 1)
garden-refusal-display = there are { $count } expansions in the display (expected at most { $most })
garden-refusal-top = top has { $count } tiles (expected { $least } to { $most })
garden-refusal-pile = pile { $number } has { $count } tiles (expected 1 to { $most })
garden-refusal-marker = the marker is in the wrong place (expected with a player who has passed, or - when nobody has)
garden-refusal-passed = passed does not fit the phase (expected all players when the game is over, otherwise not the one to move)
garden-refusal-copying = there is no copy to choose (expected a choice for each hexagon before one that lies in several places)
garden-refusal-paying = { $hexagon } is not to be paid for (expected a legal place, and two or more ways to pay)
garden-refusal-discarding = nothing can be discarded (expected pass_discard=on, and a stored hexagon that the points suffice for)
garden-refusal-over = the game can not be over (expected round { $last } and empty storages)
