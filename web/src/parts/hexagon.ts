/** The corners of a hexagon that stands on one of them, for a polygon. */
export function corners(x: number, y: number, radius: number): string {
  const angles = [30, 90, 150, 210, 270, 330].map((degrees) => (degrees * Math.PI) / 180);
  return angles
    .map((angle) => `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`)
    .join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
