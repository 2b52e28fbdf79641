// All that one viewer has of a table: the wire, the story on the screen, the log, hints, and who is who.
import { boardOf } from '../boards';
import type { BoardModule, Hand } from '../boards/board';
import type { Move } from '../boards/games';
import { say, t } from '../words/index.svelte';
import type { BotCard, GameCard, Hint, NewTable, Outcome, Player, Position, Preview, SeatKey, Told } from '../protocol';
import { keepTable, keptTable, keyOf } from '../shell/kept';
import { Preparing } from '../shell/preparing.svelte';
import { change, settings } from '../shell/settings.svelte';
import { Refusal, catalogue, hintsFor, logOf, previewsOf } from '../shell/server';
import { Live } from './live.svelte';
import { nameOf } from './names';
import { Story } from './story.svelte';
import type { Teller } from './telling';

const NEWS_STAY = 6000; // milliseconds

export class Sitting {
  readonly key: string;
  /** Seats to give away, and what was asked for: known to who made the table. */
  readonly links: SeatKey[];
  readonly wish: NewTable | null;
  readonly live: Live;
  readonly story: Story;
  board = $state.raw<BoardModule | null>(null);
  log = $state.raw<Told[]>([]);
  hints = $state.raw<Hint[] | null>(null);
  isAskingHints = $state(false);
  /** A move that was chosen and waits to be confirmed. */
  chosen = $state.raw<{ move: Move; sequence: number } | null>(null);
  /** What the one to decide has picked up on the board. */
  hand = $state.raw<Hand>({ picked: [], putDown: null });
  /** What a screen reader says. */
  said = $state('');
  /** How a request of the viewer ended, for a while. */
  news = $state('');
  /** Said yes to the one who asks to take back, while others have not. */
  hasAnswered = $state(false);
  bots = $state.raw<BotCard[]>([]);
  readonly preparing = new Preparing();
  games = $state.raw<GameCard[]>([]);

  readonly shown = $derived.by(() => this.story.shown);
  /** The log as far as it was told: nothing is read in it that has not been seen. */
  readonly past = $derived.by(() => this.log.filter(({ number }) => number <= (this.shown?.moves ?? 0)));
  readonly me = $derived.by(() => frontSeat(this.shown));
  readonly names = $derived.by(() => this.live.players.map((player) => nameOf(player, this.bots)));
  readonly teller = $derived.by<Teller>(() => ({
    table: this.table,
    rules: this.shown?.rules ?? '',
    game: this.shown?.game ?? '',
    board: this.board!,
    players: this.live.players,
    names: this.names,
  }));
  /** Points as the story has told them so far. */
  readonly scores = $derived.by(() => this.story.view?.boards.map(({ score }) => score) ?? []);
  readonly turn = $derived.by(() => this.shown?.view.turn ?? null);
  readonly help = $derived.by(() => this.live.position?.help ?? null);
  readonly isMine = $derived.by(() => this.turn !== null && !!this.shown?.seats.includes(this.turn));
  readonly isSending = $derived.by(() => this.live.unanswered.some((message) => message.type === 'move'));
  /** What is asked of the one to decide, in words that follow what he has picked up. */
  readonly question = $derived.by(() =>
    this.isMine && this.story.view ? (this.board?.question(this.story.view, this.me, this.hand.picked) ?? '') : '',
  );
  readonly waiting = $derived.by(() =>
    this.chosen && this.chosen.sequence === this.shown?.sequence ? this.chosen.move : null,
  );
  readonly legal = $derived.by<Move[]>(() =>
    this.story.isTelling || this.isSending || this.waiting ? [] : (this.shown?.legal ?? []),
  );
  readonly title = $derived.by(() => {
    const game = this.games.find(({ name }) => name === this.shown?.game);
    return game ? say(game.title) : t('page-title');
  });
  /** Nothing more can be taken back while an answer is waited for. */
  readonly canUndo = $derived.by(() => (this.live.position?.asked === null ? this.live.position.undo : 'no'));
  readonly others = $derived.by(() =>
    this.live.players.filter((player) => !this.isOwn(player) && player.kind !== 'bot'),
  );
  readonly missing = $derived.by(() =>
    this.live.players.filter(
      (player) => player.kind === 'link' && !player.name && !player.is_present && !player.is_replaced,
    ),
  );

  #moves = 0; // that led to what was told last

  constructor(readonly table: string) {
    this.key = keyOf(table);
    this.links = keptTable(table)?.links ?? [];
    this.wish = keptTable(table)?.wish ?? null;
    this.story = new Story(
      () => this.board,
      () => this.names,
      (position) => this.#told(position),
    );
    this.live = new Live(table, this.key, (position, before) => {
      this.#hearAnswer(position, before);
      void this.#arrive(position);
    });
    void catalogue().then(
      ({ bots, games }) => ([this.bots, this.games] = [bots, games]),
      () => undefined,
    );
  }

  isOwn = (player: Player): boolean => !!this.live.position?.seats.includes(player.seat);

  /** Whoever won here, and whoever only watches, is glad. */
  celebrates({ winners }: Outcome): boolean {
    const seats = this.shown?.seats ?? [];
    return !seats.length || winners.some((seat) => seats.includes(seat));
  }

  /** Play a move, or ask first whether it is meant. */
  move = (move: Move): void => {
    if (!this.shown) return;
    if (settings.confirm) this.chosen = { move, sequence: this.shown.sequence };
    else this.play(move);
  };

  play = (move: Move): void => {
    if (!this.shown) return;
    this.chosen = null;
    this.hints = null;
    this.live.want({ type: 'move', sequence: this.shown.sequence, move });
  };

  undo = (): void => {
    if (this.live.position && this.canUndo !== 'no')
      this.live.want({ type: 'undo', sequence: this.live.position.sequence });
  };

  answer = (is_agreed: boolean): void => {
    this.hasAnswered = true;
    if (this.live.position) this.live.want({ type: 'answer', sequence: this.live.position.sequence, is_agreed });
  };

  preview = async (moves: Move[]): Promise<Preview[]> => {
    if (!this.shown || !this.help?.previews) return [];
    return previewsOf(this.table, this.key, this.shown.sequence, moves).catch(() => []);
  };

  askHints = async (): Promise<void> => {
    const asked = this.shown;
    if (!asked || !this.help?.hints || !this.legal.length || this.isAskingHints) return;
    this.isAskingHints = true;
    this.hints = null;
    const found = await hintsFor(this.table, this.key).catch((trouble: Refusal) => {
      this.live.refused = trouble.message || t('page-trouble-no-server');
      return null;
    });
    this.isAskingHints = false;
    if (this.shown?.moves === asked.moves) this.hints = found;
  };

  /** Fetch the log anew: at the start, after a gap, in another language. */
  readLog = async (): Promise<void> => {
    this.log = await logOf(this.table, this.key).catch(() => this.log);
  };

  /** Nobody says that a wish to take back was refused: it is gone, and all moves are still there. */
  #hearAnswer(position: Position, before: Position | null): void {
    if (position.asked !== null || before === null || before.asked === null) return;
    this.hasAnswered = false;
    if (before.seats.includes(before.asked) && position.moves === before.moves) this.#tellNews(t('page-undo-refused'));
  }

  #tellNews(words: string): void {
    this.news = words;
    setTimeout(() => (this.news = ''), NEWS_STAY);
  }

  async #arrive(position: Position): Promise<void> {
    if (!this.board) void this.preparing.watch(position.game);
    this.board ??= await boardOf(position.rules);
    void this.story.push(position);
    keepTable(this.table, { game: position.game, names: position.players.map((player) => nameOf(player, this.bots)) });
  }

  #told(position: Position): void {
    const { told, moves, events, scores } = position;
    if (position.is_over && position.seats.length) change({ hasFinished: true });
    if (moves !== this.#moves) this.hints = null;
    this.#moves = moves;
    if (told && moves === this.log.length + 1) {
      const sentences = this.story.sentences(position);
      this.log = [...this.log, { ...told, events, sentences, scores }];
      this.said = sentences.join(' ');
    } else if (moves < this.log.length) this.log = this.log.slice(0, moves);
    else if (moves > this.log.length) void this.readLog();
  }
}

/** Whose board is in front: of the viewer's seats the one to decide. */
export function frontSeat(position: Position | null): number {
  if (!position) return 0;
  const { seats, view } = position;
  return [view.viewer, view.turn].find((seat) => seat !== null && seats.includes(seat)) ?? seats[0] ?? 0;
}
