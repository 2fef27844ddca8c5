import type { EntityManager } from 'typeorm';

/** What tells whose application it is. */
export interface Identity {
  email: string;
  /** In E.164; null when the telephone number is none. */
  phoneE164: string | null;
  firstName: string;
  /** Day of birth. */
  dob: string;
}

/**
 * The person whom an application that arrives belongs to: the one with the same address; otherwise with the same
 * telephone number, first name and date of birth, since families and offices share telephones
 * (docs/decisions/0083-a-person-is-what-applications-share.md). Undefined for somebody new.
 */
export async function findPerson(
  manager: EntityManager,
  { email, phoneE164, firstName, dob }: Identity,
): Promise<string | undefined> {
  await holdIdentities(manager, [email, phoneE164]);
  const [found] = await manager.query<{ person_id: string }[]>(
    `(SELECT person_id, 1 AS rank FROM applications WHERE lower(email) = lower($1)
      ORDER BY (dob = $4 AND lower(first_name) = lower($3)) DESC, applied_at DESC, id DESC LIMIT 1)
     UNION ALL
     (SELECT person_id, 2 FROM applications WHERE phone_e164 = $2 AND dob = $4 AND lower(first_name) = lower($3)
      ORDER BY applied_at DESC, id DESC LIMIT 1)
     ORDER BY rank LIMIT 1`,
    [email, phoneE164, firstName, dob],
  );
  return found?.person_id;
}

/** Keeps others from joining applications to these people, until the transaction ends. */
export async function holdPeople(manager: EntityManager, personIds: string[]): Promise<void> {
  const rows = await manager.query<{ email: string; phone_e164: string | null }[]>(
    'SELECT DISTINCT lower(email) AS email, phone_e164 FROM applications WHERE person_id = ANY($1)',
    [personIds],
  );
  await holdIdentities(
    manager,
    rows.flatMap(({ email, phone_e164 }) => [email, phone_e164]),
  );
}

/** Two at once with one address or telephone number take turns; always in one order, so that none waits for the other. */
async function holdIdentities(manager: EntityManager, keys: (string | null)[]): Promise<void> {
  await manager.query(
    `SELECT pg_advisory_xact_lock(key) FROM (
       SELECT DISTINCT hashtextextended('person ' || lower(written), 0) AS key FROM unnest($1::text[]) AS written
       WHERE written IS NOT NULL ORDER BY key OFFSET 0) ordered`,
    [keys],
  );
}
