/** Whether an address is a film file, not a provider's player page. */
export function isFilmFile(address: string): boolean {
  return /\.(mp4|webm)$/i.test(address.split(/[?#]/)[0] ?? '');
}
