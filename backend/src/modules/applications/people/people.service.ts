import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PersonChangedException, PersonNotFoundException } from '../applications.errors.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { JOB_TITLES } from '../../jobs/index.js';
import { IS_REPLACED } from '../list/application-rows.js';
import { EVERY_APPLICATION, EVERY_ENTRY, freeId, lockPeople } from './identity.js';
import type { LikelyPersonDto, PersonApplicationDto, PersonDto } from './person.dto.js';

/** Most applications of a person that are listed; the newest are. */
const MOST_LISTED = 200;
/** Most applications of others that are offered as possibly the same person's. */
const MOST_LIKELY = 50;

type Row = Omit<PersonApplicationDto, 'applied_at' | 'withdrawn_at'> & {
  person_id: string;
  applied_at: Date;
  withdrawn_at: Date | null;
};

const SELECT = `
  SELECT a.person_id, a.id, a.reference, a.job_id, j.title AS job_title, a.first_name, a.middle_name, a.last_name,
    a.email, a.phone, a.status, a.applied_at, a.withdrawn_at, ${IS_REPLACED} AS is_replaced, a.replaced_by
  FROM applications a JOIN ${JOB_TITLES} j ON j.id = a.job_id`;

/** In SQL, whether somebody split `a` from person $1, or an application of $1 from the present person of `a`. */
const WAS_SPLIT = `(
  EXISTS (SELECT FROM application_events e
    WHERE e.application_id = a.id AND e.type = 'person_split' AND e.data ->> 'from' = ($1::uuid)::text)
  OR EXISTS (SELECT FROM applications s JOIN application_events e ON e.application_id = s.id
    WHERE s.person_id = $1 AND e.type = 'person_split' AND e.data ->> 'from' = a.person_id::text))`;

/** Which applications belong to one person, and how administrators join and split them. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: ApplicationHistory,
  ) {}

  async get(id: string): Promise<PersonDto> {
    const [applications, likely] = await Promise.all([
      this.dataSource.query<Row[]>(
        `${SELECT} WHERE a.person_id = $1 AND a.removed_at IS NULL
         ORDER BY a.applied_at DESC, a.id DESC LIMIT ${MOST_LISTED}`,
        [id],
      ),
      this.dataSource.query<Row[]>(
        `WITH own AS (SELECT lower(email) AS email, phone_e164, dob FROM applications WHERE person_id = $1),
           alike AS (
             SELECT o.id, 1 AS rank FROM own JOIN applications o ON lower(o.email) = own.email
             UNION ALL
             SELECT o.id, CASE WHEN o.dob = own.dob THEN 2 ELSE 3 END
             FROM own JOIN applications o ON o.phone_e164 = own.phone_e164),
           ranked AS (SELECT id, min(rank) AS rank FROM alike GROUP BY id)
         ${SELECT} JOIN ranked ON ranked.id = a.id
         WHERE a.person_id <> $1 AND a.removed_at IS NULL AND NOT ${WAS_SPLIT}
         ORDER BY ranked.rank, a.applied_at DESC, a.id DESC LIMIT ${MOST_LIKELY}`,
        [id],
      ),
    ]);
    if (applications.length === 0) throw new PersonNotFoundException();
    return { id, applications: applications.map(toDto), likely_same: byPerson(likely) };
  }

  /**
   * Gives all applications of `otherId` to the person `id`, also those of brands outside the account's scope. A
   * repetition changes nothing.
   * @throws PersonChangedException
   */
  async merge(actorId: string, id: string, otherId: string): Promise<PersonDto> {
    await this.dataSource.transaction(async (manager) => {
      await lockPeople(manager, [id, otherId]);
      const all = await applicationsOf(manager, [id, otherId]);
      const seen = all.filter(({ is_seen }) => is_seen);
      const moved = id === otherId ? [] : idsOf(seen, otherId);
      if (moved.length === 0 && (await happened(manager, 'person_joined', { from: otherId, to: id }))) return;
      if (moved.length === 0 || moved.length === seen.length) throw new PersonChangedException();
      const ids = idsOf(all, otherId);
      await this.move(manager, { actorId, type: 'person_joined', from: otherId, to: id, ids });
    });
    return this.get(id);
  }

  /**
   * Gives some applications of the person `id` to a new person. A repetition changes nothing.
   * @throws PersonChangedException
   */
  async split(actorId: string, id: string, ids: string[]): Promise<PersonDto> {
    const newId = await this.dataSource.transaction(async (manager) => {
      await lockPeople(manager, [id]);
      const all = await applicationsOf(manager, [id]);
      const seen = all.filter(({ is_seen }) => is_seen);
      const staying = seen.map((application) => application.id).filter((one) => !ids.includes(one));
      if (seen.length - staying.length !== ids.length) return splitBefore(manager, id, ids);
      if (staying.length === 0) throw new PersonChangedException();
      const hidden = all.filter(({ is_seen }) => !is_seen).map((application) => application.id);
      const moved = [...ids, ...(await joinedWith(manager, { ids, staying, hidden }))];
      const to = await freeId(manager, moved);
      await this.move(manager, { actorId, type: 'person_split', from: id, to, ids: moved });
      return to;
    });
    return this.get(newId);
  }

  private async move(manager: EntityManager, { actorId, type, from, to, ids }: Move): Promise<void> {
    await manager.query(`UPDATE ${EVERY_APPLICATION} SET person_id = $2 WHERE id = ANY($1)`, [ids, to]);
    await this.history.record(
      manager,
      actorId,
      ids.map((applicationId) => ({ applicationId, type, data: { from, to } })),
    );
  }
}

interface Move {
  actorId: string;
  type: 'person_joined' | 'person_split';
  from: string;
  to: string;
  ids: string[];
}

interface Owned extends Pick<Row, 'id' | 'person_id'> {
  /** Whether it is in the caller's scope. */
  is_seen: boolean;
}

/**
 * Every application of these people, of all brands, including removed ones, since they can come back. They are locked
 * until the transaction ends, in the order of their ids, like everywhere that several are locked.
 */
async function applicationsOf(manager: EntityManager, people: readonly string[]): Promise<Owned[]> {
  return manager.query<Owned[]>(
    `SELECT a.id, a.person_id, EXISTS (SELECT FROM applications seen WHERE seen.id = a.id) AS is_seen
     FROM ${EVERY_APPLICATION} a WHERE a.person_id = ANY($1) ORDER BY a.id FOR NO KEY UPDATE OF a`,
    [people],
  );
}

const idsOf = (all: readonly Owned[], personId: string): string[] =>
  all.filter(({ person_id }) => person_id === personId).map(({ id }) => id);

/** Whether applications of the person `from` were given before to the person `to`, who still has one of them. */
async function happened(
  manager: EntityManager,
  type: Move['type'],
  { from, to }: Pick<Move, 'from' | 'to'>,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT FROM application_events e JOIN applications a ON a.id = e.application_id
     WHERE a.person_id = $1 AND e.type = $2 AND e.data ->> 'from' = $3 LIMIT 1`,
    [to, type, from],
  );
  return rows.length > 0;
}

/**
 * The hidden applications that were joined to the person by hand together with one of `ids`, and with none of
 * `staying`: they move along unseen.
 */
async function joinedWith(
  manager: EntityManager,
  { ids, staying, hidden }: Record<'ids' | 'staying' | 'hidden', readonly string[]>,
): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT DISTINCT other.application_id AS id
     FROM ${EVERY_ENTRY} other JOIN application_events one ON one.data ->> 'from' = other.data ->> 'from'
     WHERE other.application_id = ANY($3) AND one.application_id = ANY($1)
       AND other.type = 'person_joined' AND one.type = 'person_joined'
       AND NOT EXISTS (SELECT FROM application_events stays WHERE stays.application_id = ANY($2)
         AND stays.type = 'person_joined' AND stays.data ->> 'from' = other.data ->> 'from')`,
    [ids, staying, hidden],
  );
  return rows.map(({ id }) => id);
}

/**
 * The person that has exactly these applications, as after the same split.
 * @throws PersonChangedException when there is none
 */
async function splitBefore(manager: EntityManager, from: string, ids: string[]): Promise<string> {
  const people = await manager.query<{ person_id: string; has_these: boolean }[]>(
    `SELECT person_id, count(*) FILTER (WHERE id = ANY($1)) = count(*) AND count(*) = $2 AS has_these
     FROM applications WHERE person_id IN (SELECT person_id FROM applications WHERE id = ANY($1)) GROUP BY person_id`,
    [ids, ids.length],
  );
  const [person, ...others] = people;
  if (!person?.has_these || others.length > 0) throw new PersonChangedException();
  const to = person.person_id;
  if (!(await happened(manager, 'person_split', { from, to }))) throw new PersonChangedException();
  return to;
}

function toDto(row: Row): PersonApplicationDto {
  return {
    id: row.id,
    reference: row.reference,
    job_id: row.job_id,
    job_title: row.job_title,
    first_name: row.first_name,
    middle_name: row.middle_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    status: row.status,
    applied_at: row.applied_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    is_replaced: row.is_replaced,
    replaced_by: row.replaced_by,
  };
}

function byPerson(rows: Row[]): LikelyPersonDto[] {
  const ids = [...new Set(rows.map(({ person_id }) => person_id))];
  return ids.map((id) => ({ id, applications: rows.filter((row) => row.person_id === id).map(toDto) }));
}
