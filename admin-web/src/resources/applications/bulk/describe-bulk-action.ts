import { APPLICATION_STATUS_LABELS, TAG_LIMITS } from '@smash/contract';
import type { BulkAction } from '@smash/contract/client';

const count = (number: number) => number.toLocaleString('en-US');
const applications = (number: number) => `${count(number)} ${number === 1 ? 'application' : 'applications'}`;

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
    return `Undoing: ${count(counts.undone)} of ${applications(counts.done + counts.undone)} so far`;
  if (undone_at && failure)
    return sentence(`${applications(counts.undone)} put back as before`, [
      [counts.done, `not: it failed several times (code ${failure}). Please press Undo again`],
    ]);
  if (undone_at)
    return sentence(`${applications(counts.undone)} put back as before`, [
      [counts.kept, 'left alone: changed since'],
    ]);
  if (!finished_at) return `${count(dealtWith)} of ${applications(total)} ${what} so far`;
  return sentence(`${applications(counts.done)} ${what}`, [
    [counts.unchanged, 'already so'],
    [counts.changed, 'left alone: changed by someone else meanwhile'],
    [counts.missing, 'already deleted'],
    [counts.failed, `not done: it failed several times (code ${failure}). Please try those again`],
    [counts.full, `left alone: ${TAG_LIMITS.ofApplication} tags already`],
  ]);
}

function whatIsDone({
  action,
  status,
  assignee_id,
  add,
}: Pick<BulkAction, 'action' | 'status' | 'assignee_id' | 'add'>): string {
  if (action === 'assign') return assignee_id === null ? 'assigned to nobody' : 'assigned';
  if (action === 'remove') return 'deleted';
  if (action === 'tag') return add.length > 0 ? 'tagged' : 'without these tags';
  return `set to ${APPLICATION_STATUS_LABELS[status ?? 'pending']}`;
}

function sentence(said: string, others: readonly [number, string][]): string {
  const told = others.flatMap(([number, why]) => (number > 0 ? `${count(number)} ${why}` : []));
  return told.length > 0 ? `${said}. ${told.join(', ')}` : said;
}

/** From 0 to 100, of what is being done or undone. */
export function progressOf({ counts, total, undone_at }: BulkAction): number {
  const wanted = undone_at ? counts.done + counts.undone + counts.kept : total;
  const done = undone_at ? counts.undone + counts.kept : total - counts.waiting;
  return wanted === 0 ? 100 : (100 * done) / wanted;
}
