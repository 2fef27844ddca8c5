import { APPLICATION_STATUS_LABELS, TAG_LIMITS } from '@smash/contract';
import type { BulkAction } from '@smash/contract/client';
import { describeApplications } from '../../../components/describe-applications';
import { t } from '../../../i18n/t';
import { formatNumber } from '../../../i18n/format';

/** "1,203 applications set to Rejected. 12 were so already, 6 changed by someone else." */
export function describeBulkAction({
  action,
  status,
  assignee_id,
  add,
  total,
  counts,
  undone_at,
  finished_at,
  failure,
}: BulkAction): string {
  const dealtWith = total - counts.waiting;
  const what = whatIsDone({ action, status, assignee_id, add });
  if (undone_at && !finished_at)
    return t('Undoing: %{undone} of %{applications} so far', {
      undone: formatNumber(counts.undone),
      applications: describeApplications(counts.done + counts.undone),
    });
  if (undone_at && failure)
    return sentence(
      t('%{applications} put back as before', { applications: describeApplications(counts.undone) }),
      [
        [
          counts.done,
          t('not put back: this failed several times (code %{failure}). Please press Undo again', {
            failure,
          }),
        ],
      ],
    );
  if (undone_at)
    return sentence(
      t('%{applications} put back as before', { applications: describeApplications(counts.undone) }),
      [[counts.kept, t('left alone: changed since')]],
    );
  if (!finished_at)
    return t('%{count} of %{applications} %{done} so far', {
      count: formatNumber(dealtWith),
      applications: describeApplications(total),
      done: what,
    });
  return sentence(whatWasDone({ action, add }, describeApplications(counts.done), what), [
    [counts.unchanged, t('already so')],
    [counts.changed, t('left alone: changed by someone else')],
    [counts.missing, t('already deleted')],
    [counts.failed, whyNotDone({ action, failure })],
    [counts.full, t('left alone: %{count} tags already', { count: TAG_LIMITS.ofApplication })],
  ]);
}

function whyNotDone({ action, failure }: Pick<BulkAction, 'action' | 'failure'>): string {
  if (action === 'assign' && failure === null) return t('left alone: this person can no longer review them');
  return t('not done: this failed several times (code %{failure}). Please try again', {
    failure: failure ?? '',
  });
}

function whatWasDone(
  { action, add }: Pick<BulkAction, 'action' | 'add'>,
  which: string,
  what: string,
): string {
  return action === 'tag' && add.length === 0
    ? t('Tags removed from %{applications}', { applications: which })
    : t('%{applications} %{done}', { applications: which, done: what });
}

function whatIsDone({
  action,
  status,
  assignee_id,
  add,
}: Pick<BulkAction, 'action' | 'status' | 'assignee_id' | 'add'>): string {
  if (action === 'assign') return assignee_id === null ? t('assigned to nobody') : t('assigned');
  if (action === 'remove') return t('deleted');
  if (action === 'tag') return add.length > 0 ? t('tagged') : t('untagged');
  return t('set to %{status}', { status: t(APPLICATION_STATUS_LABELS[status ?? 'pending']) });
}

function sentence(said: string, others: readonly [number, string][]): string {
  const told = others.flatMap(([number, why]) => (number > 0 ? `${formatNumber(number)} ${why}` : []));
  return told.length > 0 ? `${said}. ${told.join(', ')}` : said;
}

/** Percentage of what is being done or undone, from 0 to 100. */
export function progressOf({ counts, total, undone_at }: BulkAction): number {
  const wanted = undone_at ? counts.done + counts.undone + counts.kept : total;
  const done = undone_at ? counts.undone + counts.kept : total - counts.waiting;
  return wanted === 0 ? 100 : (100 * done) / wanted;
}
