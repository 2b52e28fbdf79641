// The wire to a table: positions come down, moves go up. It mends itself when it breaks.
import type { Down, Player, Position, Reacted, Up } from '../protocol';
import { Refusal, asSentence, liveAddress, positionOf } from '../shell/server';

const PAUSES = [300, 600, 1200, 2500, 5000];
const SLOW = 1500; // milliseconds without an answer
const REACTION_STAYS = 5000;
type Numbered = Extract<Up, { id: string }>;
type Wanted = Numbered extends infer One ? (One extends Numbered ? Omit<One, 'id'> : never) : never;

export class Live {
  state = $state<'opening' | 'open' | 'lost' | 'gone'>('opening');
  /** The newest position, which the screen may still be on its way to. */
  position = $state.raw<Position | null>(null);
  players = $state.raw<Player[]>([]);
  watchers = $state(0);
  reactions = $state<Record<number, Reacted['reaction']>>({});
  newest = $state.raw<Reacted | null>(null);
  /** Why the server said no; why there is no such table. */
  refused = $state('');
  goneBecause = $state('');
  /** Messages that the server has not answered yet; they are said again after a break. */
  unanswered = $state.raw<Numbered[]>([]);
  /** The server takes its time with one of them. */
  isSlow = $state(false);

  #socket: WebSocket | null = null;
  #repeated = new Set<string>();
  #breaks = 0;
  #closed = false;
  #language: string = 'en';

  constructor(
    readonly table: string,
    readonly key: string,
    readonly onposition: (position: Position, before: Position | null) => void,
  ) {}

  /** Connect, or connect anew to be spoken to in another language. */
  open(language: string): void {
    this.#language = language;
    const old = this.#socket;
    this.#connect();
    old?.close();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  send(message: Up): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Say something that wants an answer. */
  want(message: Wanted): void {
    const numbered = { ...message, id: crypto.randomUUID() } as Numbered;
    this.unanswered = [...this.unanswered, numbered];
    this.send(numbered);
    setTimeout(() => (this.isSlow = this.unanswered.includes(numbered)), SLOW);
  }

  #connect(): void {
    const socket = new WebSocket(liveAddress(this.table));
    this.#socket = socket;
    socket.onopen = () => {
      this.send({ type: 'hello', key: this.key, language: this.#language });
      this.unanswered.forEach((message) => this.#repeat(message));
    };
    socket.onmessage = ({ data }) => this.#socket === socket && this.#hear(JSON.parse(data as string) as Down);
    socket.onclose = () => this.#socket === socket && void this.#mend();
  }

  #repeat(message: Numbered): void {
    this.#repeated.add(message.id);
    this.send(message);
  }

  async #mend(): Promise<void> {
    if (this.#closed) return;
    this.state = 'lost';
    if (await this.#isGone()) return;
    setTimeout(() => !this.#closed && this.#connect(), PAUSES[Math.min(this.#breaks++, PAUSES.length - 1)]);
  }

  /** A wire that never opened may lead to a table that is not there. */
  async #isGone(): Promise<boolean> {
    const refusal = await positionOf(this.table, this.key).catch((trouble: unknown) => trouble);
    if (!(refusal instanceof Refusal) || refusal.status === 0 || refusal.status === 429) return false;
    this.goneBecause = refusal.message;
    this.state = 'gone';
    return true;
  }

  #hear(message: Down): void {
    if (message.type === 'position') this.#arrive(message);
    else if (message.type === 'people') [this.players, this.watchers] = [message.players, message.watchers];
    else if (message.type === 'reacted') this.#react(message);
    else this.#refuse(message.id, message.reason);
  }

  #arrive(position: Position): void {
    this.state = 'open';
    this.#breaks = 0;
    const before = this.position;
    this.position = position;
    this.players = position.players;
    if (position.accepted) this.#answered(position.accepted);
    this.onposition(position, before);
  }

  /** That something said twice was done the first time is no trouble. */
  #refuse(id: string | null, reason: string): void {
    if (id) this.#answered(id);
    if (!id || !this.#repeated.has(id)) this.refused = asSentence(reason);
  }

  #answered(id: string): void {
    this.unanswered = this.unanswered.filter((message) => message.id !== id);
    this.isSlow &&= this.unanswered.length > 0;
  }

  #react(reacted: Reacted): void {
    const { seat, reaction } = reacted;
    this.reactions[seat] = reaction;
    this.newest = reacted;
    setTimeout(() => {
      if (this.reactions[seat] === reaction) delete this.reactions[seat];
      if (this.newest === reacted) this.newest = null;
    }, REACTION_STAYS);
  }
}
