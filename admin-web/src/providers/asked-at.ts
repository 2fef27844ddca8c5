import type { Query, QueryCache } from '@tanstack/react-query';
import { isKeptList } from './kept-list';

const begun = new WeakMap<object, number>();
const asked = new WeakMap<object, number>();

/** Begins to note when each response in a cache was requested. */
export function noteRequests(cache: QueryCache): void {
  cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') begun.set(query, Date.now());
    const time = begun.get(query);
    if (action.type !== 'success' || action.manual) return;
    if (isKeptList((action.data as { meta?: unknown } | undefined)?.meta)) return;
    if (time !== undefined) asked.set(query, time);
  });
}

/**
 * When the response that a query holds was requested, in milliseconds: changes made while it was on its way may be
 * missing from it. Undefined for data that the portal stored itself.
 */
export const askedAt = (query: Query): number | undefined => asked.get(query);
