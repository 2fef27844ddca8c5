import type { Scorecards } from '@smash/contract/client';
import { t } from '../../../i18n/t';

const NAMED = 3;

/** Names who has rated an application, while the ratings are still hidden from the person. */
export function describeGivers(givenBy: Scorecards['given_by']): string {
  if (givenBy.length === 0) return t('Nobody has rated this application yet.');
  const names = givenBy.slice(0, NAMED).map(({ author }) => author?.username ?? t('a former colleague'));
  const more = givenBy.length - NAMED;
  const all = more > 0 ? [...names, t('1 more |||| %{smart_count} more', { smart_count: more })] : names;
  const last = all.pop();
  const who =
    all.length > 0 ? t('%{names} and %{last}', { names: all.join(', '), last: last ?? '' }) : `${last}`;
  const [first = ''] = who;
  const isFormer = givenBy[0]?.author === null;
  const sentence = isFormer ? first.toUpperCase() + who.slice(1) : who;
  return t(
    '%{names} has rated this application. You see how once you have rated it yourself. |||| %{names} have rated this application. You see how once you have rated it yourself.',
    { smart_count: givenBy.length, names: sentence },
  );
}
