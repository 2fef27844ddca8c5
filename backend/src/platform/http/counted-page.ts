import type { Response } from 'express';

/** Totals are exact up to this number: counting further would cost more than the page itself. */
export const COUNT_LIMIT = 10_000;

export interface CountedPage<T> {
  items: T[];
  /** At most COUNT_LIMIT. */
  total: number;
  isCapped: boolean;
}

/** A page with its total, from a count that stopped one past the limit. */
export function countedPage<T>(items: T[], counted: number): CountedPage<T> {
  return { items, total: Math.min(counted, COUNT_LIMIT), isCapped: counted > COUNT_LIMIT };
}

/** Puts the totals into the headers and returns the plain array. */
export function withTotals<T>(response: Response, page: CountedPage<T>): T[] {
  response.setHeader('X-Total-Count', String(page.total));
  if (page.isCapped) response.setHeader('X-Total-Count-Capped', 'true');
  return page.items;
}
