// Where the last move has left its trace. A payment ends a move that was begun before, so that is remembered.
import { SLOTS } from './cardboard';
import { printedCell } from './geometry';
import { payingFor } from './pending';
import type { Board } from './choosing.svelte';
import type { Cell } from './types';

export class Traces {
  private readonly board: () => Board;
  private begun = $state.raw<{ seat: number; cell: Cell } | null>(null);

  constructor(board: () => Board) {
    this.board = board;
    $effect.pre(() => this.note());
  }

  private trace = $derived.by((): { seat: number; cell: Cell } | null => {
    const { view, last } = this.board();
    if (!last || view.decision === 'pay') return null;
    const { seat, move } = last;
    if (move.do === 'place') return { seat, cell: move.cell };
    if (move.do === 'expand') return { seat, cell: printedCell(move.slot, move.turn) };
    if (move.do === 'buy') return { seat, cell: SLOTS[move.slot]! };
    return move.do === 'pay' ? this.begun : null;
  });

  /** Remember what is being paid for. */
  private note(): void {
    const { view } = this.board();
    const paying = payingFor(view);
    if (paying) this.begun = { seat: view.turn!, cell: paying.cell };
  }

  cells(seat: number): Cell[] {
    return this.trace?.seat === seat ? [this.trace.cell] : [];
  }

  /** Whose storage has just grown. */
  get storage(): number | null {
    const { last, view } = this.board();
    const grew = last?.move.do === 'acquire' || last?.move.do === 'copy';
    return grew && view.decision !== 'copy' ? last.seat : null;
  }
}
