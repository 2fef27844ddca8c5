import { apply, type Member, postJob } from './actions.js';
import type { ApiApp } from './app.js';

/** SQL for a unique reference: about 50 random bits, since nine hexadecimal digits collided among 5,000 rows. */
const reference = `'SMT-' || substr(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '00'), 1, 9)`;

/** SQL for columns of rows that are numbered by `n`; missing columns get plain values. */
export interface RowColumns {
  first_name?: string;
  last_name?: string;
  email?: string;
  status?: string;
  search_text?: string;
  applied_at?: string;
  cover_letter_text?: string;
  withdrawn_at?: string;
}

const plain: Required<RowColumns> = {
  first_name: `'Ada'`,
  last_name: `'Okonkwo ' || n`,
  email: `'ada' || n || '@example.com'`,
  status: `'pending'`,
  search_text: `'ada okonkwo ' || n || ' ada' || n || '@example.com'`,
  applied_at: `now() - n * interval '1 second'`,
  cover_letter_text: 'NULL',
  withdrawn_at: 'NULL',
};

/** Puts applications into the table without their files: thousands in a second. Row 1 is the newest. */
export async function insertApplications(
  app: Pick<ApiApp, 'query'>,
  jobId: number,
  count: number,
  columns: RowColumns = {},
): Promise<void> {
  const sql = { ...plain, ...columns };
  await app.query(
    `INSERT INTO applications (id, reference, job_id, first_name, last_name, dob, state_of_origin,
       state_of_resident, address, email, phone, social_link, cover_letter_text, status, search_text, applied_at, withdrawn_at)
     SELECT gen_random_uuid(), ${reference}, $1, ${sql.first_name}, ${sql.last_name},
       '1990-01-01', 'Lagos', 'Lagos', 'A street', ${sql.email}, '+2348035550100', 'https://example.com/',
       ${sql.cover_letter_text}, ${sql.status}, ${sql.search_text}, ${sql.applied_at},
       ${sql.withdrawn_at}
     FROM generate_series(1, $2::int) n`,
    [jobId, count],
  );
}

/** Makes an application that looks imported just now, with a date of application at the end of 2025. @returns its id */
export async function importOldApplication(app: ApiApp, jobId: number): Promise<string> {
  const { id } = await apply(app, jobId);
  const sql = `UPDATE applications SET source = 'import', applied_at = '2025-12-31T11:00:00Z' WHERE id = $1`;
  await app.query(sql, [id]);
  return id;
}

/** Makes this many applications for a new job. @returns their ids in ascending order */
export async function someApplications(app: ApiApp, owner: Member, count: number): Promise<string[]> {
  const { id: jobId } = await postJob(owner);
  await insertApplications(app, jobId, count);
  const rows = await app.query<{ id: string }>('SELECT id FROM applications WHERE job_id = $1 ORDER BY id', [
    jobId,
  ]);
  return rows.map(({ id }) => id);
}
