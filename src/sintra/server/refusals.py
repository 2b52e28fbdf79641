"""What the server says when it does not do what it was asked, in every language we speak."""

from sintra.core.errors import SintraError
from sintra.core.text import Text


class Refusal(SintraError):
    """A message that changed nothing, and why."""

    def __init__(self, reason: Text, status: int = 409, **values: object) -> None:
        super().__init__(*reason.filled(**values))
        self.status = status


NO_TABLE = Text(
    "there is no such table; check the address, or start a new game",
    "takový stůl tu není; zkontrolujte adresu, nebo začněte novou hru",
)
WRONG_KEY = Text(
    "this link does not open a seat at this table; ask for a new one, or watch",
    "tento odkaz k žádnému místu u stolu nevede; požádejte o nový, nebo se jen dívejte",
)
NO_SEAT = Text("only players can do this; you are watching", "to mohou jen hráči; vy se díváte")
LATE = Text(
    "the game has moved on since (you answered number {given}, now it is {now}); look at the position again",
    "hra mezitím pokročila (odpovídali jste na číslo {given}, teď platí {now}); podívejte se na pozici znovu",
)
REPEATED = Text("this message has been taken already", "tato zpráva už byla přijata")
NOT_YOUR_TURN = Text("it is not your turn ({name} is to decide)", "nejste na tahu (rozhoduje {name})")
BOT_PLAYS = Text("a bot plays your seat; take it back first", "na vašem místě hraje bot; nejdřív si místo vezměte zpět")
GAME_OVER = Text("the game is over", "hra už skončila")
NOTHING_BACK = Text("there is nothing you could take back", "není co vzít zpět")
CHANCE_SHOWN = Text(
    "something has come to light since; it can not be taken back between people",
    "mezitím se odhalilo něco nového; mezi lidmi už to vzít zpět nelze",
)
NOBODY_ASKS = Text("nobody asks to take a move back", "nikdo o vrácení tahu nežádá")
NOBODY_TO_ASK = Text("nobody else is here to agree", "není tu nikdo, kdo by mohl souhlasit")
NOT_AWAY = Text("this player has not been away for long", "tento hráč není pryč dost dlouho")
NOT_REPLACED = Text("no bot plays your seat", "na vašem místě žádný bot nehraje")
STILL_RUNNING = Text(
    "the record is open when the game is over, because it contains what is hidden",
    "záznam se otevře až po skončení hry, protože obsahuje i to, co je skryté",
)
NOT_YOUR_GAME = Text(
    "while a game runs, only its players can play on from it", "dokud hra běží, mohou z ní pokračovat jen její hráči"
)
NO_SUCH_MOMENT = Text("there are only {moves} moves", "tahů je jen {moves}")
NO_SUCH_GAME = Text("no game {given} (expected one of: {expected})", "hru {given} neznám (možnosti: {expected})")
NOT_NOW = Text("you can ask this when it is your turn", "na to se lze zeptat, až budete na tahu")
SEATS_WRONG = Text(
    "{game} can not be played by {given} (expected players: {expected})",
    "hru {game} nemůže hrát {given} hráčů (možnosti: {expected})",
)
ONE_MAKER = Text('a table can have one seat "me" at most', "u stolu může být nejvýš jedno místo „já“")
NO_SUCH_BOT = Text("no bot {given} (expected one of: {expected})", "bota {given} neznám (možnosti: {expected})")
TOO_LARGE = Text("the message is too large ({most} bytes at most)", "zpráva je příliš velká (nejvýš {most} bajtů)")
TOO_FAST = Text("too many messages; wait a moment", "příliš mnoho zpráv; chvilku počkejte")
NOT_UNDERSTOOD = Text("not understood: {problem}", "nerozumím: {problem}")
HELLO_FIRST = Text('expected a "hello" first', "nejdřív se očekává „hello“")
HELLO_AGAIN = Text("we have met already", "už se známe")
STORE_TROUBLE = Text(
    "the move could not be saved and was not made; try again",
    "tah se nepodařilo uložit, a proto neplatí; zkuste to znovu",
)
NO_THOUGHT = Text("the bot could not be asked; try again", "bota se nepodařilo zeptat; zkuste to znovu")
OTHER_RULES = Text(
    "this table is played by version {given} of the rules of {game}, and this server knows version {known} only",
    "tento stůl se hraje podle verze {given} pravidel hry {game} a tento server zná jen verzi {known}",
)
LATER_DATABASE = Text(
    "{path} was written by a later version of Sintra (its schema is {given}, this version knows {known})",
    "soubor {path} zapsala novější verze Sintry (má schéma {given}, tato verze zná {known})",
)
FOREIGN_PAGE = Text("a page of another address may not do this", "stránka z jiné adresy to nesmí")
