import { parseRecord } from '@smash/contract';
import type { SortPayload } from 'react-admin';

/** Newest first unless another order is chosen. */
export const NEWEST_FIRST: SortPayload = { field: 'applied_at', order: 'DESC' };
export const DEFAULT_PER_PAGE = 25;

/** The list that a review goes through, and the person's position in it; the address holds both. */
export interface ListAddress {
  filter: Record<string, unknown>;
  sort: SortPayload;
  perPage: number;
  /** Place in the list as it is now, counted from 1; undefined when the address does not say. */
  position: number | undefined;
}

/** Reads the address: react-admin's parameters of a list, and `position`. Invalid values are left out. */
export function readListAddress(search: string): ListAddress {
  const query = new URLSearchParams(search);
  const page = readCount(query.get('page')) ?? 1;
  const perPage = readCount(query.get('perPage')) ?? DEFAULT_PER_PAGE;
  const order = query.get('order') === 'ASC' ? 'ASC' : 'DESC';
  const field = query.get('sort');
  return {
    filter: readFilter(query.get('filter')),
    sort: field === null ? NEWEST_FIRST : { field, order },
    perPage,
    position: readCount(query.get('position')) ?? (page > 1 ? (page - 1) * perPage + 1 : undefined),
  };
}

function readCount(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function readFilter(text: string | null): Record<string, unknown> {
  const filter = parseRecord(text);
  // An address typed by hand or cut short counts as no filter, as in the list itself.
  return !filter || Array.isArray(filter) ? {} : filter;
}
