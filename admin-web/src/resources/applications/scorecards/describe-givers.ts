import type { Scorecards } from '@smash/contract/client';

const NAMED = 3;

/** Who has rated an application, before one may see how. */
export function describeGivers(givenBy: Scorecards['given_by']): string {
  if (givenBy.length === 0) return 'Nobody has rated this application yet.';
  const names = givenBy.slice(0, NAMED).map(({ author }) => author?.username ?? 'a former colleague');
  const more = givenBy.length - NAMED;
  const all = more > 0 ? [...names, more === 1 ? '1 more' : `${more} more`] : names;
  const last = all.pop();
  const who = all.length > 0 ? `${all.join(', ')} and ${last}` : `${last}`;
  const [first = ''] = who;
  const isFormer = givenBy[0]?.author === null;
  const sentence = isFormer ? first.toUpperCase() + who.slice(1) : who;
  return `${sentence} ${givenBy.length === 1 ? 'has' : 'have'} rated this application. You see how once you have rated it yourself.`;
}
