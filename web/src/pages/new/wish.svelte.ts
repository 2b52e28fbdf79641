// A table as somebody wants it, while he fills in the form.
import { say, t } from '../../words/index.svelte';
import type {
  Beginning,
  BotCard,
  Catalogue,
  GameCard,
  GameOption,
  NewTable,
  OptionValue,
  SeatWish,
} from '../../protocol';
import { Preparing } from '../../shell/preparing.svelte';
import { change, settings } from '../../shell/settings.svelte';

export const LONGEST_NAME = 30;
export type Choice = string | number | string[];

export class Wish {
  players = $state(2);
  /** For as many seats as there can be; only the first ones are used. */
  seats = $state<Required<SeatWish>[]>([]);
  options = $state<Record<string, Choice>>({});
  seed = $state('');
  readonly preparing = new Preparing();
  /** Of a table of several people. */
  help = $state({ hints: false, previews: true, bag: true });
  /** What a bot at each seat is called. */
  readonly botNames = botNames();

  constructor(
    readonly game: GameCard,
    readonly catalogue: Catalogue,
    readonly start: Beginning | null,
    players: number | null,
  ) {
    this.players = players ?? game.players[0] ?? 2;
    // Whoever has never finished a game meets the first level, then the one that was chosen last.
    const level = settings.hasFinished ? settings.level : '';
    const bot = catalogue.bots.find(({ spec }) => spec === level)?.spec ?? catalogue.bots[0]?.spec ?? '';
    const most = Math.max(...game.players);
    this.seats = Array.from({ length: most }, (_, seat) => ({
      kind: seat ? 'bot' : 'me',
      name: '',
      avatar: (settings.avatar + seat) % catalogue.avatars,
      bot,
    }));
    for (const option of game.options) this.options[option.name] = option.values[0]?.name ?? '';
  }

  valuesOf(option: GameOption): OptionValue[] {
    return option.values.filter((value) => value.fewest_players <= this.players);
  }

  sit(seat: number, what: Partial<SeatWish>): void {
    if (what.bot) change({ level: what.bot });
    if (what.kind === 'me') this.seats.forEach((one) => one.kind === 'me' && (one.kind = 'here')); // there is one of me
    Object.assign(this.seats[seat]!, what);
  }

  choose(option: GameOption, choice: Choice): void {
    this.options[option.name] = choice;
  }

  /** What a level is called, and how long it needs where bots are still being prepared. */
  levelTitle({ spec, title }: BotCard): string {
    const level = say(title);
    if (this.preparing.isReady || spec === this.catalogue.bots[0]?.spec) return level;
    const seconds = this.preparing.now?.seconds;
    return seconds ? t('table-preparing-level', { level, seconds }) : t('table-preparing-level-soon', { level });
  }

  readonly people = $derived.by(() => this.seats.slice(0, this.players).filter(({ kind }) => kind !== 'bot').length);

  /** What is not yet as it has to be, in words. */
  readonly trouble = $derived.by(() => {
    if (!/^\d*$/.test(this.seed.trim()) || !Number.isSafeInteger(Number(this.seed)))
      return t('page-new-page-seed-wrong');
    const open = this.game.options.find(
      ({ name, sizes }) => Array.isArray(this.options[name]) && !sizes.includes(this.options[name].length),
    );
    return open && !this.start ? `${titleOf(open)}: ${sizesOf(open)}` : '';
  });

  made(): NewTable {
    const seats = this.seats.slice(0, this.players).map(({ kind, name, avatar, bot }, seat) => {
      if (kind === 'bot') return { kind, avatar, bot, name: this.botNames[seat] ?? '' };
      return { kind, avatar, name: kind === 'me' ? settings.name.trim() : kind === 'here' ? name.trim() : '' };
    });
    const help = { ...this.help };
    if (this.start) return { game: this.game.name, seats, start: this.start, help };
    const seed = this.seed.trim();
    return { game: this.game.name, options: this.#allowed(), seats, seed: seed ? Number(seed) : null, help };
  }

  /** A choice that needs more players than there are now falls back to the usual one. */
  #allowed(): Record<string, Choice> {
    const kept = this.game.options.map((option) => {
      const choice = this.options[option.name]!;
      const isThere = Array.isArray(choice) || this.valuesOf(option).some(({ name }) => name === choice);
      return [option.name, isThere ? choice : option.values[0]!.name];
    });
    return Object.fromEntries(kept) as Record<string, Choice>;
  }
}

/** All names of bots, in an order of chance: several at a table have different ones. */
function botNames(): string[] {
  const names = t('page-people-bot-names').split(', ');
  return names
    .map((name) => ({ name, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name);
}

export function remember(name: string, avatar: number): void {
  change({ name: name.slice(0, LONGEST_NAME), avatar });
}

export const titleOf = (option: GameOption) => say(option.title);
export const sizesOf = (option: GameOption) =>
  t('page-new-page-choose', { sizes: option.sizes.join(` ${t('page-new-page-or')} `) });
