// Counts and points, as they are written beside what they belong to.

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** How many there are of all kinds together. */
export function sumOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
