import type { MigrationInterface, QueryRunner } from 'typeorm';
import { toE164 } from '../../modules/applications/people/phone-number.js';

const BATCH = 2_000;

/**
 * Joins the applications that are there, as those that arrive are joined. In batches and without one transaction around
 * all: applications are taken meanwhile. Broken off, it goes on where it was.
 */
export class PeopleOfApplications1795940100000 implements MigrationInterface {
  name = 'PeopleOfApplications1795940100000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await nameEachAfterItself(runner);
    for (const { name, columns } of INDEXES) {
      await runner.query(`DROP INDEX IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON applications ${columns}`);
    }
    await runner.query(JOIN_BY_ADDRESS);
    await runner.query(JOIN_BY_TELEPHONE);
    await runner.query('ALTER TABLE applications ALTER person_id SET NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications ALTER person_id DROP NOT NULL');
    for (const { name } of INDEXES) await runner.query(`DROP INDEX ${name}`);
  }
}

const INDEXES = [
  { name: 'ix_applications_person', columns: '(person_id, job_id, applied_at)' },
  { name: 'ix_applications_mailbox', columns: '(lower(email))' },
  { name: 'ix_applications_phone', columns: '(phone_e164) WHERE phone_e164 IS NOT NULL' },
];

async function nameEachAfterItself(runner: QueryRunner): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = (await runner.query(
      `SELECT id, phone FROM applications WHERE id > $1 AND person_id IS NULL ORDER BY id LIMIT ${BATCH}`,
      [last],
    )) as { id: string; phone: string }[];
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    await runner.query(
      `UPDATE applications a SET person_id = a.id, phone_e164 = written.phone
       FROM unnest($1::uuid[], $2::text[]) AS written (id, phone) WHERE a.id = written.id`,
      [rows.map(({ id }) => id), rows.map(({ phone }) => toE164(phone))],
    );
  }
}

const JOIN_BY_ADDRESS = `
  UPDATE applications a SET person_id = first.person_id
  FROM (SELECT lower(email) AS email, (array_agg(person_id ORDER BY applied_at, id))[1] AS person_id
        FROM applications GROUP BY 1 HAVING count(*) > 1) first
  WHERE lower(a.email) = first.email AND a.person_id <> first.person_id`;

/** A person whose first application has the telephone, first name and birthday of an earlier one of somebody else. */
const JOIN_BY_TELEPHONE = `
  WITH RECURSIVE firsts AS (
    SELECT DISTINCT ON (person_id) person_id, id, applied_at, phone_e164, dob, lower(first_name) AS first_name
    FROM applications ORDER BY person_id, applied_at, id
  ), known AS (
    SELECT firsts.person_id, earlier.person_id AS known_as
    FROM firsts CROSS JOIN LATERAL (
      SELECT e.person_id FROM applications e
      WHERE e.phone_e164 = firsts.phone_e164 AND e.dob = firsts.dob AND lower(e.first_name) = firsts.first_name
        AND e.person_id <> firsts.person_id AND (e.applied_at, e.id) < (firsts.applied_at, firsts.id)
      ORDER BY e.applied_at DESC, e.id DESC LIMIT 1) earlier
  ), chains AS (
    SELECT person_id, known_as FROM known
    UNION ALL
    SELECT chains.person_id, known.known_as FROM chains JOIN known ON known.person_id = chains.known_as
  )
  UPDATE applications a SET person_id = chains.known_as
  FROM chains WHERE chains.person_id = a.person_id
    AND NOT EXISTS (SELECT FROM known WHERE known.person_id = chains.known_as)`;
