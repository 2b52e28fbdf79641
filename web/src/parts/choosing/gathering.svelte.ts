// What is gathered for a payment, piece by piece.
import { possible, whole } from './gathering';

export class Gathering<M> {
  #payments: () => readonly M[];
  #piecesOf: (payment: M) => string[];
  #taken = $state.raw<{ of: readonly M[]; pieces: Map<string, string> } | null>(null);

  constructor(payments: () => readonly M[], piecesOf: (payment: M) => string[]) {
    this.#payments = payments;
    this.#piecesOf = piecesOf;
  }

  /** The pieces by where they lie; other payments begin anew. */
  readonly #lying = $derived.by(() =>
    this.#taken?.of === this.#payments() ? this.#taken.pieces : new Map<string, string>(),
  );
  readonly #pieces = $derived([...this.#lying.values()]);
  readonly payment = $derived.by(() => whole(this.#payments(), this.#piecesOf, this.#pieces));

  get size(): number {
    return this.#pieces.length;
  }

  has(place: string): boolean {
    return this.#lying.has(place);
  }

  /** Whether a piece can be taken back, or added to what may still become a payment. */
  can(place: string, piece: string): boolean {
    return this.has(place) || possible(this.#payments(), this.#piecesOf, [...this.#pieces, piece]).length > 0;
  }

  toggle(place: string, piece: string): void {
    const pieces = new Map(this.#lying);
    if (!pieces.delete(place)) pieces.set(place, piece);
    this.#taken = { of: this.#payments(), pieces };
  }

  clear(): void {
    this.#taken = null;
  }
}
