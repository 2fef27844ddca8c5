import type { Query, QueryCache } from '@tanstack/react-query';

const begun = new WeakMap<object, number>();
const asked = new WeakMap<object, number>();

/** Whether it is made of what was read before, since the server did not answer (application-cache.ts). */
const isKept = (answer: unknown): boolean =>
  (answer as { meta?: { isKept?: boolean } } | undefined)?.meta?.isKept === true;

/** Notes from now on when the answers in a cache were asked for. */
export function noteRequests(cache: QueryCache): void {
  cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') begun.set(query, Date.now());
    const time = begun.get(query);
    if (action.type !== 'success' || action.manual || isKept(action.data)) return;
    if (time !== undefined) asked.set(query, time);
  });
}

/**
 * When the answer that a query holds was asked for, in milliseconds: what happened while it was on its way may be
 * missing from it. Undefined for what the portal put there itself.
 */
export const askedAt = (query: Query): number | undefined => asked.get(query);
