/** A whole number with commas between thousands. Not by Intl: at its first use a browser loads tables for it, 80 ms on an inexpensive phone. */
export function formatNumber(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, ',');
}
