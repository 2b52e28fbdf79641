// A payment is gathered piece by piece, in any order, until it is one of those that are possible.

/** Whether all of some pieces are among others, each as often. */
export function holds(pieces: readonly string[], some: readonly string[]): boolean {
  const left = [...pieces];
  return some.every((piece) => {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The payments that hold everything gathered. */
export function possible<M>(payments: readonly M[], piecesOf: (payment: M) => string[], gathered: string[]): M[] {
  return payments.filter((payment) => holds(piecesOf(payment), gathered));
}

/** The payment that is gathered, if it is whole. */
export function whole<M>(
  payments: readonly M[],
  piecesOf: (payment: M) => string[],
  gathered: string[],
): M | undefined {
  return possible(payments, piecesOf, gathered).find((payment) => piecesOf(payment).length === gathered.length);
}
