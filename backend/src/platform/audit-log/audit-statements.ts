import {
  AUDIT_ACTION_NAMES,
  type AuditAction,
  auditActionsOf,
  auditObjectOf,
  endOfLagosDay,
  startOfLagosDay,
} from '@smash/contract';
import { AUDIT_ENTRIES } from '../audit/index.js';
import { COUNT_LIMIT } from '../http/counted-page.js';
import { ANYBODY_ELSE } from './actor-field.js';
import type { AuditFilterDto } from './list-audit-query.dto.js';
import type { Statement } from '../statements/statement.js';

/** The entry after which reading goes on. */
export interface Position {
  /** To the microsecond, which a Date cannot hold. */
  at: string;
  id: string;
}

interface Cut {
  limit: number;
  offset?: number;
  after?: Position;
}

const COLUMNS = 'e.id, e.at, e.at::text AS exactly, e.actor_id, e.action, e.object_type, e.object_id, e.data';

/**
 * Selects the entries of a filter in order of time. A page costs the same however long the log is: for one record, or
 * for days alone, an index has the order; any other filter reads each action through an index in that order, and merges
 * them.
 */
export function pageStatement(filter: AuditFilterDto, { limit, offset = 0, after }: Cut): Statement {
  const { sql, parameters, actions } = conditionsOf(filter, after);
  const direction = filter.order === 'asc' ? 'ASC' : 'DESC';
  const order = `ORDER BY e.at ${direction}, e.id ${direction}`;
  if (!actions?.length) {
    const all = where(actions ? [...sql, 'false'] : sql);
    return {
      sql: `SELECT ${COLUMNS} FROM ${AUDIT_ENTRIES} ${all} ${order} LIMIT ${limit} OFFSET ${offset}`,
      parameters,
    };
  }
  if (filter.actor) {
    // An index has the person and the action: one plan serves all actions.
    const each = where(['e.action = asked.action', ...sql]);
    return {
      sql: `SELECT ${COLUMNS} FROM unnest($${parameters.length + 1}::text[]) AS asked (action) CROSS JOIN LATERAL (
        SELECT * FROM ${AUDIT_ENTRIES} ${each} ${order} LIMIT ${limit + offset}) e
      ${order} LIMIT ${limit} OFFSET ${offset}`,
      parameters: [...parameters, actions],
    };
  }
  // A branch for each action, planned with its name: otherwise PostgreSQL takes a rare action for an average one, and
  // looks for it through the whole log.
  const branches = actions.map((_, index) => {
    const each = where([`e.action = $${parameters.length + index + 1}`, ...sql]);
    return `(SELECT * FROM ${AUDIT_ENTRIES} ${each} ${order} LIMIT ${limit + offset})`;
  });
  return {
    sql: `SELECT ${COLUMNS} FROM (${branches.join(' UNION ALL ')}) e ${order} LIMIT ${limit} OFFSET ${offset}`,
    parameters: [...parameters, ...actions],
  };
}

/** Counts up to one past the limit, and stops there. */
export function countStatement(filter: AuditFilterDto): Statement {
  const { sql, parameters, actions } = conditionsOf(filter);
  const all = actions ? [...sql, `e.action = ANY($${parameters.length + 1}::text[])`] : sql;
  return {
    sql: `SELECT count(*)::int AS count FROM (
      SELECT 1 FROM ${AUDIT_ENTRIES} ${where(all)} LIMIT ${COUNT_LIMIT + 1}) counted`,
    parameters: actions ? [...parameters, actions] : parameters,
  };
}

const where = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';

/** @returns the conditions except the one on actions, and the actions if entries are to be read action by action */
function conditionsOf(filter: AuditFilterDto, after?: Position) {
  const sql: string[] = [];
  const parameters: unknown[] = [];
  const add = (condition: (...places: string[]) => string, ...values: unknown[]) => {
    sql.push(condition(...values.map((_, index) => `$${parameters.length + index + 1}`)));
    parameters.push(...values);
  };
  const { actor, object_type, object_id, from, to } = filter;
  if (actor === ANYBODY_ELSE) sql.push('e.actor_id IS NULL');
  else if (actor) add((place) => `e.actor_id = ${place}::uuid`, actor);
  if (from) add((place) => `e.at >= ${place}`, startOfLagosDay(from));
  if (to) add((place) => `e.at < ${place}`, endOfLagosDay(to));
  if (after) {
    const isLater = filter.order === 'asc' ? '>' : '<';
    add((at, id) => `(e.at, e.id) ${isLater} (${at}::timestamptz, ${id}::bigint)`, after.at, after.id);
  }
  const actions = actionsOf(filter);
  if (!object_id) return { sql, parameters, actions: actions.isNarrow || actor ? actions.names : undefined };
  add((place) => `e.object_id = ${place}`, object_id);
  if (object_type) add((place) => `e.object_type = ${place}`, object_type);
  if (actions.isNarrow) add((place) => `e.action = ANY(${place}::text[])`, actions.names);
  return { sql, parameters, actions: undefined };
}

function actionsOf({ action, object_type }: AuditFilterDto): { names: AuditAction[]; isNarrow: boolean } {
  const asked = action ? auditActionsOf(action) : AUDIT_ACTION_NAMES;
  const names = object_type ? asked.filter((name) => auditObjectOf(name) === object_type) : asked;
  return { names, isNarrow: names.length < AUDIT_ACTION_NAMES.length };
}
