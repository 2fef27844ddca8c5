import { readListAddress } from '../list/list-address';

/** The same address with another position. */
export function searchAt(search: string, position: number): string {
  const query = new URLSearchParams(search);
  query.set('position', String(position));
  return `?${query}`;
}

/** The address of the list itself, opened at the page that holds the position. */
export function listSearchAt(search: string, position = 1): string {
  const query = new URLSearchParams(search);
  query.delete('position');
  const page = Math.ceil(position / readListAddress(search).perPage);
  if (query.toString() || page > 1) query.set('page', String(page));
  return query.toString() && `?${query}`;
}
