/** Whether an address is a film itself rather than a provider's player page. */
export function isFilmFile(address: string): boolean {
  return /\.(mp4|webm)$/i.test(address.split(/[?#]/)[0] ?? '');
}
