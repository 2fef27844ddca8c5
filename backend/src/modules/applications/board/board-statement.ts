import type { ApplicationStatus } from '@smash/contract';
import { COUNT_LIMIT } from '../../../platform/http/counted-page.js';
import type { Statement } from '../../../platform/statements/statement.js';

/** Most cards of a column in one response. */
export const CARDS = 25;

export interface ColumnOfBoard {
  status: ApplicationStatus;
  stage_id: string | null;
}

/** Counts each column and finds its newest ids, behind `after` if given: one statement that uses each column's index. */
export function boardStatement(jobId: number, columns: readonly ColumnOfBoard[], after?: string): Statement {
  const parameters: unknown[] = [jobId];
  const add = (value: unknown): string => `$${parameters.push(value)}`;
  const behind = after === undefined ? undefined : add(after);
  const parts = columns.map(({ status, stage_id }, index) => {
    const stage = stage_id === null ? 'a.stage_id IS NULL' : `a.stage_id = ${add(stage_id)}`;
    const standing = `a.job_id = $1 AND a.status = '${status}' AND a.removed_at IS NULL AND a.withdrawn_at IS NULL
      ${status === 'reviewed' ? `AND ${stage}` : ''}`;
    const following = behind
      ? `AND (a.applied_at, a.id) < (SELECT applied_at, id FROM applications WHERE id = ${behind})`
      : '';
    // Every row has the same stage; naming it lets the index supply the order.
    const order = `${status === 'reviewed' ? 'a.stage_id, ' : ''}a.applied_at DESC, a.id DESC`;
    return `SELECT ${index} AS index,
      (SELECT count(*)::int FROM (SELECT FROM applications a WHERE ${standing} LIMIT ${COUNT_LIMIT + 1}) counted) AS count,
      ARRAY(SELECT a.id FROM applications a WHERE ${standing} ${following} ORDER BY ${order} LIMIT ${CARDS}) AS ids`;
  });
  return { sql: `${parts.join(' UNION ALL ')} ORDER BY index`, parameters };
}
