// A game to wind back and forth: the positions after every move, as the viewer may know them.
import { boardOf } from '../boards';
import type { BoardModule } from '../boards/board';
import type { BotCard, Player, Position, Told } from '../protocol';
import { keepTable, keptTable, keyOf } from '../shell/kept';
import { rename } from '../shell/router.svelte';
import { catalogue, logOf, positionOf, replayOf } from '../shell/server';
import { nameOf } from './names';
import { Story } from './story.svelte';
import type { Teller } from './telling';

const BETWEEN = 450; // milliseconds from one move to the next

export class Reel {
  readonly key: string;
  readonly story = new Story(
    () => this.board,
    () => this.names,
  );
  board = $state.raw<BoardModule | null>(null);
  total = $state(0);
  at = $state(0);
  isPlaying = $state(false);
  log = $state.raw<Told[]>([]);
  players = $state.raw<Player[]>([]);
  bots = $state.raw<BotCard[]>([]);
  game = $state('');
  rules = $state('');
  readonly names = $derived.by(() => this.players.map((player) => nameOf(player, this.bots)));

  readonly teller = $derived.by<Teller>(() => ({
    table: this.table,
    rules: this.rules,
    game: this.game,
    board: this.board!,
    players: this.players,
    names: this.names,
  }));

  #known = new Map<number, Promise<Position>>();

  constructor(
    readonly table: string,
    at: number,
  ) {
    this.key = keyOf(table);
    this.at = at;
  }

  /** Fetch everything: at the start, and again in another language. */
  async load(): Promise<void> {
    const now = await positionOf(this.table, this.key);
    this.#known.clear();
    this.total = now.moves;
    this.players = now.players;
    [this.game, this.rules] = [now.game, now.rules];
    if (keptTable(this.table)) keepTable(this.table, { game: now.game });
    this.board = await boardOf(now.rules);
    [this.log, { bots: this.bots }] = await Promise.all([logOf(this.table, this.key), catalogue()]);
    await this.show(this.at);
  }

  async show(moves: number): Promise<void> {
    this.at = Math.min(Math.max(0, moves), this.total);
    rename(`/t/${this.table}/replay/${this.at}`);
    const wanted = this.at;
    const position = await this.#position(wanted);
    if (wanted !== this.at) return;
    this.story.skip();
    await this.story.push(position);
  }

  /** Stop playing and go somewhere. */
  turnTo = (moves: number): void => {
    this.isPlaying = false;
    void this.show(moves);
  };

  play = async (): Promise<void> => {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.at === this.total) await this.show(0);
    while (this.isPlaying && this.at < this.total) {
      await this.show(this.at + 1);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    }
    this.isPlaying = false;
  };

  #position(moves: number): Promise<Position> {
    const known = this.#known.get(moves) ?? replayOf(this.table, this.key, moves);
    this.#known.set(moves, known);
    known.catch(() => this.#known.delete(moves));
    return known;
  }
}
