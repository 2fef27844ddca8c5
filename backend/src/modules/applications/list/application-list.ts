import {
  APPLICANT_REPLIES,
  ASSIGNED_TO_ME,
  ASSIGNED_TO_NOBODY,
  DAY_MS,
  dialledDigits,
  foldForSearch,
  MINUTE_MS,
  NO_STAGE,
  startOfPeriod,
} from '@smash/contract';
import type { EntityManager } from 'typeorm';
import { COUNT_LIMIT } from '../../../platform/http/counted-page.js';
import { likePatterns } from '../../../platform/http/like-pattern.js';
import { toLimitAndOffset } from '../../../platform/http/list-query.dto.js';
import { prepared } from '../../../platform/statements/prepared-statements.js';
import { firstIdAt, IS_REPLACED } from './application-rows.js';
import type { ApplicationRow } from './application.mapper.js';
import type { ApplicationSort, ListApplicationsQueryDto } from './list-applications-query.dto.js';
import type { CvIndex } from '../cv-search/cv-index.js';
import type { ExportQuery } from '../exports/export-query.js';
import { ASSIGNEE, HAS_ASSIGNEE } from '../assignees/reviewers.js';
import { JOB_STAGES, JOB_TITLES } from '../../jobs/index.js';
import type { Statement } from '../../../platform/statements/statement.js';

/** Applications `e` of the same person for the same job before `a`; ix_applications_person covers these conditions. */
const EARLIER = `applications e WHERE e.person_id = a.person_id AND e.job_id = a.job_id AND e.removed_at IS NULL
      AND (e.applied_at, e.id) < (a.applied_at, a.id)`;
const REPEAT_CONDITIONS = {
  yes: `EXISTS (SELECT FROM ${EARLIER})`,
  no: `NOT EXISTS (SELECT FROM ${EARLIER})`,
} as const;

const REPLIES = APPLICANT_REPLIES.map((type) => `'${type}'`).join(', ');

const MENTIONS = 'note_mentions m JOIN application_notes n ON n.id = m.note_id';
const MENTION_CONDITIONS = { unread: ' AND m.read_at IS NULL', all: '' } as const;

/**
 * Columns of an application as the API names them, its job's title, and the names of its files. The rating is only for
 * readers who have rated the application (docs/decisions/0094-scorecards-are-hidden-until-ones-own.md).
 * @param reader placeholder of the account that reads, or null
 */
const select = (reader: string): string => `
  SELECT a.id, a.reference, a.job_id, j.title AS job_title, a.first_name, a.middle_name, a.last_name, a.email,
    a.phone, a.phone_e164, a.dob::text AS dob, a.state_of_origin, a.state_of_resident, a.address, a.portfolio, a.social_link,
    cv.name AS cv_filename, COALESCE(cv.warnings, '{}') AS cv_warnings,
    COALESCE(a.cover_letter_text, letter.name) AS cover_letter,
    CASE WHEN a.cover_letter_text IS NOT NULL THEN 'text' WHEN letter.name IS NOT NULL THEN 'file' END AS cover_letter_kind,
    COALESCE(letter.warnings, '{}') AS cover_letter_warnings, a.status,
    (SELECT json_build_object('id', s.id, 'name', s.name) FROM ${JOB_STAGES} s
      WHERE a.stage_id IS NOT NULL AND s.job_id = a.job_id AND s.id = a.stage_id) AS stage,
    (SELECT to_json(assignee) FROM ${ASSIGNEE} assignee) AS assignee,
    a.applied_at,
    a.updated_at, a.first_reviewed_at, a.withdrawn_at, ${IS_REPLACED} AS is_replaced, a.replaced_by, a.told_status, a.consent_version, a.source, a.channel,
    CASE WHEN a.pool_until > now() THEN a.pool_since END AS talent_pool_since,
    CASE WHEN a.pool_until > now() THEN a.pool_until END AS talent_pool_until,
    (SELECT COALESCE(json_agg(json_build_object('question_id', q.question_id, 'label', q.label, 'type', q.type,
        'value', COALESCE(q.value, f.name), 'warnings', COALESCE(f.warnings, '{}')) ORDER BY q.position), '[]')
      FROM application_answers q
      LEFT JOIN application_files f ON f.application_id = a.id AND f.kind = 'question_' || q.question_id
      WHERE q.application_id = a.id) AS answers,
    a.person_id,
    (SELECT e.id FROM ${EARLIER} ORDER BY e.applied_at DESC, e.id DESC LIMIT 1) AS repeat_of,
    (SELECT count(*)::int FROM applications o WHERE o.person_id = a.person_id AND o.id <> a.id AND o.removed_at IS NULL)
      AS other_applications,
    (SELECT count(*)::int FROM application_notes n WHERE n.application_id = a.id) +
    (SELECT count(*)::int FROM applications o JOIN application_notes n ON n.application_id = o.id AND n.about = 'person'
      WHERE o.person_id = a.person_id AND o.id <> a.id) AS notes_count,
    (SELECT COALESCE(json_agg(json_build_object('id', t.id, 'name', t.name, 'colour', t.colour) ORDER BY lower(t.name)), '[]')
      FROM application_tags u JOIN tags t ON t.id = u.tag_id WHERE u.application_id = a.id) AS tags,
    CASE WHEN EXISTS (SELECT FROM scorecards s WHERE s.application_id = a.id AND s.author_id = ${reader}::uuid)
      THEN a.rating::float8 END AS rating,
    a.ratings_count,
    EXISTS (SELECT FROM ${MENTIONS} WHERE n.application_id = a.id AND m.account_id = ${reader}::uuid AND m.read_at IS NULL) AS is_mentioned,
    (SELECT json_build_object('type', e.type, 'at', e.created_at) FROM application_events e
      WHERE e.application_id = a.id AND e.actor_id IS NULL AND e.type IN (${REPLIES}) ORDER BY e.id DESC LIMIT 1) AS last_reply`;
const JOINS = `
  JOIN ${JOB_TITLES} j ON j.id = a.job_id
  LEFT JOIN application_files cv ON cv.application_id = a.id AND cv.kind = 'cv'
  LEFT JOIN application_files letter ON letter.application_id = a.id AND letter.kind = 'cover_letter'`;

/**
 * Each order is that of an index, read forwards or backwards; the id makes it total, so that pages never overlap. By
 * status ascending, the newest of each status come first.
 */
const ORDERS: Record<ApplicationSort, (direction: 'ASC' | 'DESC') => string> = {
  applied_at: (direction) => `a.applied_at ${direction}, a.id ${direction}`,
  last_name: (direction) => `a.last_name ${direction}, a.id ${direction}`,
  rating: (direction) => `a.rating ${direction}, a.applied_at ${direction}, a.id ${direction}`,
  email: (direction) => `a.email ${direction}, a.id ${direction}`,
  status: (direction) => {
    const within = direction === 'ASC' ? 'DESC' : 'ASC';
    return `a.status ${direction}, a.applied_at ${within}, a.id ${within}`;
  },
};

function orderOf({ sort = 'applied_at', order, stage }: ExportQuery): string {
  const [direction, opposite] = order === 'asc' ? (['ASC', 'DESC'] as const) : (['DESC', 'ASC'] as const);
  // Every row has the same stage; naming it lets the index supply the order.
  const within = stage && sort === 'applied_at' ? `a.stage_id ${opposite}, ` : '';
  return within + ORDERS[sort](direction);
}

const WITHDRAWAL_CONDITIONS = { yes: 'a.withdrawn_at IS NOT NULL', no: 'a.withdrawn_at IS NULL' } as const;

/** As in the partial index ix_applications_untold. */
const DECIDED = `a.withdrawn_at IS NULL AND a.status IN ('accepted', 'rejected')`;
const TOLD_CONDITIONS = {
  no: `${DECIDED} AND a.told_status IS DISTINCT FROM a.status`,
  yes: `${DECIDED} AND a.told_status = a.status`,
} as const;

/** As in the partial index ix_applications_waiting; imported applications waited elsewhere. */
const WAITING = `a.withdrawn_at IS NULL AND a.status = 'pending' AND a.source = 'form'`;

/**
 * Which transactions a statement sees, and when this PostgreSQL started: a standby that takes over reuses the numbers
 * of transactions that it never received. Null on a standby.
 */
const SNAPSHOT = `CASE WHEN NOT pg_is_in_recovery() THEN concat_ws(' ', pg_postmaster_start_time(), pg_current_snapshot()) END`;

/** Turns words into a query of the CV index. `few`: ids of the applications whose CVs match, if known and few. */
export interface CvQueries extends Pick<CvIndex, 'query'> {
  few?: readonly string[];
}

/** Context in which a query is read. */
export interface Reading {
  /** The moment from which a filter counts days: when the list was read. */
  now: Date;
  cvs: CvQueries;
  /** The account that reads. Without one, no rating is shown or found, and filters for the reader's own fail. */
  readerId: string | null;
  /** The jobs of the query's brand (`jobsOfBrand`); undefined where it has none. */
  jobIds: readonly number[] | undefined;
}

/**
 * The account that a filter such as “assigned to me” means.
 * @throws Error without a reader
 */
function readerOf({ readerId }: Reading): string {
  if (!readerId) throw new Error('Nobody says who looks at this list');
  return readerId;
}

/** The jobs that a filter by brand means. */
function jobsOf({ jobIds }: Reading): readonly number[] {
  if (!jobIds) throw new Error('Nobody says which jobs are of this brand');
  return jobIds;
}

/** The conditions of a query, numbered from $1. Removed applications are never among them. */
export function toConditions(query: ExportQuery, reading: Reading): Statement {
  const { now, cvs, readerId } = reading;
  const conditions = ['a.removed_at IS NULL'];
  const parameters: unknown[] = [];
  const add = (condition: (placeholder: string) => string, value: unknown) => {
    parameters.push(value);
    conditions.push(condition(`$${parameters.length}`));
  };
  if (query.ids) add((p) => `a.id = ANY(${p}::uuid[])`, query.ids);
  if (query.job_id) add((p) => `a.job_id = ${p}`, query.job_id);
  if (query.brand) add((p) => `a.job_id = ANY(${p}::int[])`, jobsOf(reading));
  if (query.status) add((p) => `a.status = ${p}`, query.status);
  if (query.stage) {
    conditions.push(`a.status = 'reviewed'`);
    if (query.stage === NO_STAGE) conditions.push('a.stage_id IS NULL');
    else add((p) => `a.stage_id = ${p}`, query.stage);
  }
  if (query.assignee_id) {
    if (query.assignee_id === ASSIGNED_TO_NOBODY)
      conditions.push(`(a.assignee_id IS NULL OR NOT ${HAS_ASSIGNEE})`);
    else
      add(
        (p) => `a.assignee_id = ${p} AND ${HAS_ASSIGNEE}`,
        query.assignee_id === ASSIGNED_TO_ME ? readerOf(reading) : query.assignee_id,
      );
  }
  if (query.mentioned) {
    const unread = MENTION_CONDITIONS[query.mentioned];
    add(
      (p) => `a.id IN (SELECT application_id FROM ${MENTIONS} WHERE m.account_id = ${p}${unread})`,
      readerOf(reading),
    );
  }
  if (query.withdrawn) conditions.push(WITHDRAWAL_CONDITIONS[query.withdrawn]);
  if (query.told) conditions.push(TOLD_CONDITIONS[query.told]);
  if (query.talent_pool) {
    add((p) => `a.pool_until IS NOT NULL AND a.pool_until > ${p}`, now);
    // Checked now too, for a list that was read earlier: a consent that has ended since is not used.
    conditions.push('a.pool_until > now()');
  }
  if (query.channel) add((p) => `a.channel = ${p}`, query.channel);
  if (query.applied_before) conditions.push(REPEAT_CONDITIONS[query.applied_before]);
  if (query.since) add((p) => `a.applied_at >= ${p}`, query.since);
  if (query.new_since) {
    const since = parameters.push(query.new_since);
    // An export keeps its filter as JSON, in which the moment is a text.
    const firstId = parameters.push(firstIdAt(new Date(query.new_since)));
    // Two looks into two indexes: with OR between them, a page would be looked for through the whole table.
    conditions.push(`a.id = ANY(ARRAY(
      SELECT n.id FROM applications n WHERE n.removed_at IS NULL AND n.applied_at >= $${since}
      UNION ALL SELECT n.id FROM applications n WHERE n.source = 'import' AND n.id >= $${firstId}::uuid))`);
  }
  if (query.waiting_days) {
    const last = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS - query.waiting_days * DAY_MS);
    add((p) => `${WAITING} AND a.applied_at < ${p}`, last);
  }
  for (const tagId of query.tag ?? []) {
    add((p) => `a.id IN (SELECT application_id FROM application_tags WHERE tag_id = ${p})`, tagId);
  }
  if (query.rating_min) {
    add((p) => `a.rating >= ${p}`, query.rating_min);
    add((p) => `a.id IN (SELECT application_id FROM scorecards WHERE author_id = ${p}::uuid)`, readerId);
  }
  if (query.applied) add((p) => `a.applied_at >= ${p}`, startOfPeriod(query.applied, now));
  const words = likePatterns(foldForSearch(query.search ?? ''));
  const digits = dialledDigits(query.search ?? '');
  if (digits) {
    const found = [...words, `%${digits}%`].map((pattern) => `$${parameters.push(pattern)}`);
    const dialled = found.pop();
    const named = found.map((p) => `a.search_text LIKE ${p}`).join(' AND ');
    const bySearchText = `a.phone_e164 IS NULL AND a.search_text LIKE ${dialled}`;
    conditions.push(`(${named} OR a.phone_e164 LIKE ${dialled} OR ${bySearchText})`);
  } else {
    for (const pattern of words) add((p) => `a.search_text LIKE ${p}`, pattern);
  }
  if (query.cv && cvs.few) add((p) => `a.id = ANY(${p}::uuid[])`, cvs.few);
  else if (query.cv) {
    const lexemes = cvs.query(query.cv);
    if (lexemes === undefined) conditions.push('false');
    else
      add(
        (p) => `a.id IN (SELECT cv.application_id FROM cv_texts cv WHERE cv.lexemes @@ ${p}::tsquery)`,
        lexemes,
      );
  }
  return { sql: `WHERE ${conditions.join(' AND ')}`, parameters };
}

/**
 * The ids of one page in their order, and the snapshot that they come from. Not prepared, but planned with its values:
 * the best plan for a word depends on how frequent it is.
 */
export function pageStatement(query: ListApplicationsQueryDto, reading: Reading): Statement {
  const { sql, parameters } = toConditions(query, reading);
  const { limit, offset } = toLimitAndOffset(query);
  const page = `SELECT a.id FROM applications a ${sql} ORDER BY ${orderOf(query)} LIMIT ${limit} OFFSET ${offset}`;
  return { sql: `SELECT ARRAY(${page}) AS ids, ${SNAPSHOT} AS snapshot`, parameters };
}

/** Counts one past the limit and stops there. */
export function countStatement(query: ListApplicationsQueryDto, reading: Reading): Statement {
  const { sql, parameters } = toConditions(query, reading);
  return {
    sql: `SELECT count(*)::int AS count, ${SNAPSHOT} AS snapshot FROM (
      SELECT 1 FROM applications a ${sql} LIMIT ${COUNT_LIMIT + 1}) counted`,
    parameters,
  };
}

/** Every row of a query in its order, for streaming. */
export function wholeListStatement(query: ExportQuery, reading: Reading): Statement {
  const where = toConditions(query, reading);
  const [reader, parameters] = withReader(where, reading);
  return {
    sql: `${select(reader)} FROM applications a ${JOINS} ${where.sql} ORDER BY ${orderOf(query)}`,
    parameters,
  };
}

/** Adds the reader to the parameters. @returns its placeholder, and all parameters */
function withReader({ parameters }: Statement, { readerId }: Reading): [string, unknown[]] {
  return [`$${parameters.length + 1}`, [...parameters, readerId]];
}

/** The row of one application; undefined if it does not exist or is removed. */
export async function findRow(
  manager: EntityManager,
  id: string,
  readerId: string | null,
): Promise<ApplicationRow | undefined> {
  return (await findRows(manager, [id], readerId))[0];
}

const ROWS = prepared(
  `${select('$2')} FROM applications a ${JOINS} WHERE a.id = ANY($1) AND a.removed_at IS NULL`,
);

/** Rows of the applications that exist and are not removed, in any order. */
export function findRows(
  manager: Pick<EntityManager, 'query'>,
  ids: string[],
  readerId: string | null,
): Promise<ApplicationRow[]> {
  return manager.query(ROWS, [ids, readerId]);
}
