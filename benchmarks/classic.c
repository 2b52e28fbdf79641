/* The yardstick of speed: the classic game for two, with the coloured wall and without special displays, in plain C.

   Same record, same generator, same numbers of actions, same listing of all legal ones, same order of draws as
   `sintra.games.classic`: a run of both from the same seed has the same moves and the same scores. What the engine
   does more (plain wall, special displays, telling what a move did) is left out here, which is in favour of C.

   Usage: classic GAMES [SEED]. Game g is set up from SEED + g; one generator, seeded with SEED, chooses all moves. */

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { COLOURS = 5, TILES_PER_COLOUR = 20, TILES_PER_DISPLAY = 4, LINES = 5, COLUMNS = 5, FLOOR_SPACES = 7 };
enum { MOST_PLAYERS = 4, MOST_DISPLAYS = 9, PLAYERS = 2, DISPLAYS = 5, LAST_ROUND = 25 };
enum { ROW_BONUS = 2, COLUMN_BONUS = 7, COLOUR_BONUS = 10, ALL_COLOURS = (1 << COLOURS) - 1 };
enum { EMPTY = -1, IN_CENTRE = -1, NOBODY = -1, NO_SHIELD = -2 };
enum { MARKER = COLOURS, CENTRE = MOST_DISPLAYS, FLOOR = LINES };
enum { DRAFTING, SPREADING, TILING, OVER };
enum { TARGETS = LINES + 1, ACTIONS = (MOST_DISPLAYS + 1) * COLOURS * TARGETS + 2 * COLOURS + LINES * COLUMNS };
enum { POSITIONS = 4096, PASSES = 64, TARGET_STATES = 16 };

static const int FLOOR_LOSS_OF[FLOOR_SPACES + 1] = {0, 1, 2, 4, 6, 8, 11, 14};

typedef struct {
    uint64_t key, counter;
} Chance;

typedef struct {
    int16_t score;
    int8_t line_colour[LINES];
    int8_t line_tiles[LINES];
    int8_t wall[LINES][COLUMNS];
    int8_t row_colours[LINES]; /* as bits */
    int8_t floor[FLOOR_SPACES];
    int8_t floor_pieces;
    int8_t shield;
} Player;

typedef struct {
    Player players[MOST_PLAYERS];
    Chance chance;
    int16_t round_number;
    int16_t offered; /* tiles on displays and in the centre */
    int8_t tiles[MOST_DISPLAYS + 1][COLOURS];
    int8_t bag[COLOURS];
    int8_t lid[COLOURS];
    int8_t backs[MOST_DISPLAYS];
    int8_t seats, ring, has_plain_wall, has_special_displays;
    int8_t seat, phase, focus, moved, starter, marker;
} State;

typedef struct {
    int64_t moves, rounds, score;
    uint64_t checksum;
} Totals;

/* For a set of colours as bits: the same set with its bits TARGETS apart. */
static int64_t TARGET_BITS[ALL_COLOURS + 1];

static void fill_target_bits(void) {
    for (int bits = 0; bits <= ALL_COLOURS; bits++)
        for (int colour = 0; colour < COLOURS; colour++)
            TARGET_BITS[bits] |= (int64_t)(bits >> colour & 1) << colour * TARGETS;
}

/* Chance: a counter and the finaliser of SplitMix64. */

static const uint64_t GOLDEN = 0x9E3779B97F4A7C15;

static uint64_t mix(uint64_t bits) {
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9;
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB;
    return bits ^ bits >> 31;
}

static void seed_chance(Chance *chance, uint64_t seed) {
    *chance = (Chance){.key = mix(seed + GOLDEN)};
}

static int below(Chance *chance, uint64_t limit) {
    chance->counter++;
    return (int)((mix(chance->key + chance->counter * GOLDEN) >> 32) * limit >> 32);
}

/* What is legal */

static int colours_for(const Player *player, int line) { /* C-13 */
    int missing = ALL_COLOURS & ~player->row_colours[line];
    int tiles = player->line_tiles[line];
    if (tiles == 0)
        return missing;
    if (tiles > line)
        return 0;
    return missing & 1 << player->line_colour[line];
}

static int64_t all_targets(const Player *player) { /* C-12: always the floor */
    int64_t bits = TARGET_BITS[ALL_COLOURS] << FLOOR;
    for (int line = 0; line < LINES; line++)
        bits |= TARGET_BITS[colours_for(player, line)] << line;
    return bits;
}

static int list_drafts(const State *state, int source, int64_t packed, int16_t *actions, int count) { /* C-10 */
    for (int colour = 0; colour < COLOURS; colour++) {
        if (state->tiles[source][colour] == 0)
            continue;
        int first = (source * COLOURS + colour) * TARGETS;
        int64_t open_targets = packed >> colour * TARGETS;
        for (int target = 0; target < TARGETS; target++) {
            actions[count] = (int16_t)(first + target);
            count += open_targets >> target & 1;
        }
    }
    return count;
}

static int legal(const State *state, int16_t *actions) {
    if (state->phase != DRAFTING)
        return 0;
    int64_t packed = all_targets(&state->players[state->seat]);
    int count = 0;
    for (int display = 0; display < state->ring; display++)
        count = list_drafts(state, display, packed, actions, count);
    return list_drafts(state, CENTRE, packed, actions, count);
}

static int legal_mask(const State *state, int16_t *actions, int8_t *mask) {
    memset(mask, 0, ACTIONS);
    int count = legal(state, actions);
    for (int k = 0; k < count; k++)
        mask[actions[k]] = 1;
    return count;
}

/* Phase A: drafting */

static void drop(State *state, int piece) { /* C-14 */
    Player *player = &state->players[state->seat];
    if (player->floor_pieces < FLOOR_SPACES)
        player->floor[player->floor_pieces++] = (int8_t)piece;
    else if (piece != MARKER)
        state->lid[piece]++;
}

static void push_rest(State *state, int display) { /* C-10 */
    for (int colour = 0; colour < COLOURS; colour++) {
        state->tiles[CENTRE][colour] += state->tiles[display][colour];
        state->tiles[display][colour] = 0;
    }
}

static void take_marker(State *state) { /* C-11 */
    if (state->marker != IN_CENTRE)
        return;
    state->marker = state->seat;
    drop(state, MARKER);
}

static void place(State *state, int colour, int count, int target) { /* C-12, C-14 */
    int fitting = 0;
    if (target != FLOOR) {
        Player *player = &state->players[state->seat];
        int space = target + 1 - player->line_tiles[target];
        fitting = count < space ? count : space;
        player->line_colour[target] = (int8_t)colour;
        player->line_tiles[target] += fitting;
    }
    for (int falling = count - fitting; falling > 0; falling--)
        drop(state, colour);
}

static int8_t next_seat(const State *state) {
    return (int8_t)((state->seat + 1) % state->seats);
}

static void draft(State *state, int source, int colour, int target) { /* C-10 to C-14 */
    int count = state->tiles[source][colour];
    state->tiles[source][colour] = 0;
    state->offered -= count;
    if (source == CENTRE)
        take_marker(state);
    else
        push_rest(state, source);
    place(state, colour, count, target);
    state->seat = next_seat(state);
}

/* Phase B: tiling */

static int run(const Player *player, int row, int column, int down, int across) {
    int length = 0;
    while (row >= 0 && row < LINES && column >= 0 && column < COLUMNS && player->wall[row][column] != EMPTY) {
        length++;
        row += down;
        column += across;
    }
    return length;
}

static int tile_points(const Player *player, int row, int column) { /* C-22 */
    int across = run(player, row, column, 0, 1) + run(player, row, column, 0, -1) - 1;
    int down = run(player, row, column, 1, 0) + run(player, row, column, -1, 0) - 1;
    int points = (across > 1 ? across : 0) + (down > 1 ? down : 0);
    return points ? points : 1;
}

static void tile_line(State *state, Player *player, int line) { /* C-20, C-21 */
    if (player->line_tiles[line] <= line)
        return;
    int colour = player->line_colour[line];
    int column = (colour + line) % COLUMNS;
    player->wall[line][column] = (int8_t)colour;
    player->row_colours[line] |= 1 << colour;
    player->score += tile_points(player, line, column);
    state->lid[colour] += line;
    player->line_tiles[line] = 0;
    player->line_colour[line] = EMPTY;
}

static void clear_floor(State *state, Player *player) { /* C-23 */
    int loss = FLOOR_LOSS_OF[player->floor_pieces];
    player->score -= loss < player->score ? loss : player->score;
    for (int space = 0; space < player->floor_pieces; space++) {
        if (player->floor[space] != MARKER)
            state->lid[player->floor[space]]++;
        player->floor[space] = EMPTY;
    }
    player->floor_pieces = 0;
}

/* Phase C: next round, or the end */

static int tiles_in(const int8_t *tiles) {
    int total = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        total += tiles[colour];
    return total;
}

static int pour(State *state) { /* C-30 */
    memcpy(state->bag, state->lid, sizeof state->bag);
    memset(state->lid, 0, sizeof state->lid);
    return tiles_in(state->bag);
}

static void deal(State *state, int display) { /* C-30 */
    int left = tiles_in(state->bag);
    if (left == 0 && (left = pour(state)) == 0)
        return;
    int n = below(&state->chance, (uint64_t)left);
    int colour = 0;
    while (n >= state->bag[colour])
        n -= state->bag[colour++];
    state->bag[colour]--;
    state->tiles[display][colour]++;
    state->offered++;
}

static void begin_round(State *state) { /* C-23, C-30, C-31 */
    if (state->marker != IN_CENTRE)
        state->starter = state->marker;
    state->marker = IN_CENTRE;
    state->seat = state->starter;
    state->round_number++;
    state->phase = DRAFTING;
    for (int display = 0; display < state->ring; display++)
        for (int tile = 0; tile < TILES_PER_DISPLAY; tile++)
            deal(state, display);
}

static int complete_rows(const Player *player) {
    int rows = 0;
    for (int row = 0; row < LINES; row++)
        rows += player->row_colours[row] == ALL_COLOURS;
    return rows;
}

static int complete_columns(const Player *player) {
    int columns = 0;
    for (int column = 0; column < COLUMNS; column++)
        columns += run(player, 0, column, 1, 0) == LINES;
    return columns;
}

static int complete_colours(const Player *player) {
    int colours = 0, in_all_rows = ALL_COLOURS;
    for (int row = 0; row < LINES; row++)
        in_all_rows &= player->row_colours[row];
    for (int colour = 0; colour < COLOURS; colour++)
        colours += in_all_rows >> colour & 1;
    return colours;
}

static void end_game(State *state) { /* C-40 */
    state->phase = OVER;
    state->seat = NOBODY;
    for (int seat = 0; seat < state->seats; seat++) {
        Player *player = &state->players[seat];
        player->score += ROW_BONUS * complete_rows(player) + COLUMN_BONUS * complete_columns(player)
                         + COLOUR_BONUS * complete_colours(player);
    }
}

static int is_last_round(const State *state) { /* C-30, C-32, C-33 */
    for (int seat = 0; seat < state->seats; seat++)
        if (complete_rows(&state->players[seat]))
            return 1;
    return tiles_in(state->bag) + tiles_in(state->lid) == 0 || state->round_number == LAST_ROUND;
}

static void end_round(State *state) { /* C-15, C-20 to C-40 */
    for (int turn = 0; turn < state->seats; turn++) {
        Player *player = &state->players[(state->starter + turn) % state->seats];
        for (int line = 0; line < LINES; line++)
            tile_line(state, player, line);
        clear_floor(state, player);
    }
    if (is_last_round(state))
        end_game(state);
    else
        begin_round(state);
}

/* Whole games */

static void play(State *state, int action) {
    draft(state, action / (COLOURS * TARGETS), action / TARGETS % COLOURS, action % TARGETS);
    if (state->offered == 0)
        end_round(state);
}

static void set_up(State *state, uint64_t seed) { /* C-01 */
    *state = (State){.seats = PLAYERS, .ring = DISPLAYS, .marker = IN_CENTRE};
    seed_chance(&state->chance, seed);
    for (int seat = 0; seat < MOST_PLAYERS; seat++) {
        Player *player = &state->players[seat];
        memset(player->line_colour, EMPTY, sizeof player->line_colour);
        memset(player->wall, EMPTY, sizeof player->wall);
        memset(player->floor, EMPTY, sizeof player->floor);
        player->shield = NO_SHIELD;
    }
    memset(state->bag, TILES_PER_COLOUR, sizeof state->bag);
    state->starter = (int8_t)below(&state->chance, PLAYERS);
    begin_round(state);
}

static int random_action(const State *state, int16_t *actions, Chance *generator) {
    return actions[below(generator, (uint64_t)legal(state, actions))];
}

static void count_game(Totals *totals, const State *state) {
    totals->rounds += state->round_number;
    for (int seat = 0; seat < state->seats; seat++) {
        totals->score += state->players[seat].score;
        totals->checksum = mix(totals->checksum + GOLDEN + (uint64_t)state->players[seat].score);
    }
}

static Totals play_games(int64_t games, uint64_t seed) {
    Totals totals = {0};
    Chance generator;
    seed_chance(&generator, seed);
    State state;
    int16_t actions[ACTIONS];
    for (int64_t game = 0; game < games; game++) {
        set_up(&state, seed + (uint64_t)game);
        for (; state.seat >= 0; totals.moves++)
            play(&state, random_action(&state, actions, &generator));
        count_game(&totals, &state);
    }
    return totals;
}

/* What is measured */

static double now(void) {
    struct timespec time;
    timespec_get(&time, TIME_UTC);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* The first positions of games played as in `play_games`. */
static void collect_positions(State *positions, uint64_t seed) {
    Chance generator;
    seed_chance(&generator, seed);
    State state = {.seat = NOBODY};
    int16_t actions[ACTIONS];
    for (int i = 0; i < POSITIONS; i++) {
        if (state.seat < 0)
            set_up(&state, seed++);
        positions[i] = state;
        play(&state, random_action(&state, actions, &generator));
    }
}

static double mask_ns(const State *positions, int64_t *legal_actions) {
    int16_t actions[ACTIONS];
    int8_t mask[ACTIONS];
    int64_t count = 0;
    double start = now();
    for (int pass = 0; pass < PASSES; pass++)
        for (int i = 0; i < POSITIONS; i++)
            count += legal_mask(&positions[i], actions, mask);
    double seconds = now() - start;
    *legal_actions = count / PASSES;
    return seconds / PASSES / POSITIONS * 1e9;
}

static double copy_ns(const State *positions, State *targets) {
    double start = now();
    for (int pass = 0; pass < PASSES; pass++)
        for (int i = 0; i < POSITIONS; i++)
            targets[i % TARGET_STATES] = positions[i];
    return (now() - start) / PASSES / POSITIONS * 1e9;
}

int main(int argc, char **argv) {
    if (argc < 2 || atoll(argv[1]) < 1) {
        fprintf(stderr, "usage: classic GAMES [SEED] (expected for example \"classic 30000 1\")\n");
        return 2;
    }
    int64_t games = atoll(argv[1]), legal_actions;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    static State positions[POSITIONS], targets[TARGET_STATES];
    fill_target_bits();
    double start = now();
    Totals totals = play_games(games, seed);
    double seconds = now() - start, count = (double)games;
    collect_positions(positions, seed);
    double mask = mask_ns(positions, &legal_actions), copy = copy_ns(positions, targets);
    printf("{\"games\": %" PRId64 ", \"moves\": %" PRId64 ", \"rounds\": %" PRId64 ", \"score\": %" PRId64 ", "
           "\"checksum\": %" PRIu64 ", \"legal_actions\": %" PRId64 ", \"seconds\": %.6f, \"moves_per_second\": %.0f, "
           "\"mean_rounds\": %.3f, \"mean_score\": %.3f, \"mask_ns\": %.1f, \"copy_ns\": %.1f}\n",
           games, totals.moves, totals.rounds, totals.score, totals.checksum, legal_actions, seconds,
           (double)totals.moves / seconds, (double)totals.rounds / count, (double)totals.score / count / PLAYERS,
           mask, copy);
}
