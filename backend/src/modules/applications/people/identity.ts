import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { prepared } from '../../../platform/statements/prepared-statements.js';

/** What identifies the person of an application. */
export interface Identity {
  email: string;
  /** In E.164; null if the telephone number is not valid. */
  phoneE164: string | null;
  firstName: string;
  /** Day of birth. */
  dob: string;
}

/** An application that arrives. */
interface Arrival extends Identity {
  id: string;
}

/**
 * The person of each application that arrives: known by the same address, or else by the same telephone number, first
 * name and date of birth, since families and offices share telephones
 * (docs/decisions/0083-a-person-is-what-applications-share.md). A new person gets the id of their first application.
 * @param besides ids of applications by which nobody is known
 */
export async function findPeople(
  manager: EntityManager,
  arrivals: readonly Arrival[],
  besides: readonly string[] = [],
): Promise<string[]> {
  await lockIdentities(
    manager,
    arrivals.flatMap(({ email, phoneE164 }) => [email, phoneE164]),
  );
  const known = await findKnown(manager, arrivals, besides);
  // Several of the arrivals may be of one person.
  const byAddress = new Map<string, string>();
  const byTelephone = new Map<string, string>();
  return arrivals.map(({ id, email, phoneE164, firstName, dob }, index) => {
    const address = email.toLowerCase();
    const telephone = phoneE164 && `${phoneE164} ${dob} ${firstName.toLowerCase()}`;
    const personId =
      known.get(`${index} address`) ??
      byAddress.get(address) ??
      known.get(`${index} telephone`) ??
      (telephone && byTelephone.get(telephone)) ??
      id;
    byAddress.set(address, personId);
    if (telephone) byTelephone.set(telephone, personId);
    return personId;
  });
}

/** The table without the caller's scope: a person is the same, whoever looks. */
export const EVERY_APPLICATION = 'public.applications';
/** The history without the caller's scope. */
export const EVERY_ENTRY = 'public.application_events';

const KNOWN = prepared(
  `SELECT (place - 1) || ' ' || known.by AS found, known.person_id
   FROM unnest($1::text[], $2::text[], $3::text[], $4::date[])
     WITH ORDINALITY AS arrival (email, phone, first_name, dob, place)
   CROSS JOIN LATERAL (
     (SELECT person_id, 'address' AS by FROM ${EVERY_APPLICATION} a
      WHERE lower(a.email) = lower(arrival.email) AND a.id <> ALL($5::uuid[])
      ORDER BY (a.dob = arrival.dob AND lower(a.first_name) = lower(arrival.first_name)) DESC, applied_at DESC, id DESC
      LIMIT 1)
     UNION ALL
     (SELECT person_id, 'telephone' FROM ${EVERY_APPLICATION} a
      WHERE a.phone_e164 = arrival.phone AND a.dob = arrival.dob AND lower(a.first_name) = lower(arrival.first_name)
        AND a.id <> ALL($5::uuid[])
      ORDER BY applied_at DESC, id DESC LIMIT 1)) known`,
);

/** Known persons, keyed by the index of the arrival and `address` or `telephone`. */
async function findKnown(
  manager: EntityManager,
  arrivals: readonly Arrival[],
  besides: readonly string[],
): Promise<Map<string, string>> {
  const rows = await manager.query<{ found: string; person_id: string }[]>(KNOWN, [
    arrivals.map(({ email }) => email),
    arrivals.map(({ phoneE164 }) => phoneE164),
    arrivals.map(({ firstName }) => firstName),
    arrivals.map(({ dob }) => dob),
    besides,
  ]);
  return new Map(rows.map(({ found, person_id }) => [found, person_id]));
}

/** Keeps others from joining applications to these people, until the transaction ends. */
export async function lockPeople(manager: EntityManager, personIds: string[]): Promise<void> {
  const rows = await manager.query<{ email: string; phone_e164: string | null }[]>(
    `SELECT DISTINCT lower(email) AS email, phone_e164 FROM ${EVERY_APPLICATION} WHERE person_id = ANY($1)`,
    [personIds],
  );
  await lockIdentities(
    manager,
    rows.flatMap(({ email, phone_e164 }) => [email, phone_e164]),
  );
}

const HOLD = prepared(
  `SELECT pg_advisory_xact_lock(key) FROM (
     SELECT DISTINCT hashtextextended('person ' || lower(written), 0) AS key FROM unnest($1::text[]) AS written
     WHERE written IS NOT NULL ORDER BY key OFFSET 0) ordered`,
);

/** Makes transactions with one address or telephone number take turns; locks in one order, to avoid deadlocks. */
export async function lockIdentities(manager: EntityManager, keys: (string | null)[]): Promise<void> {
  await manager.query(HOLD, [keys]);
}

/** The id of the earliest of these applications whose id no person has, or a new id. */
export async function freeId(manager: EntityManager, ids: readonly string[]): Promise<string> {
  const [first] = await manager.query<{ id: string }[]>(
    `SELECT a.id FROM ${EVERY_APPLICATION} a WHERE a.id = ANY($1)
       AND NOT EXISTS (SELECT FROM ${EVERY_APPLICATION} taken WHERE taken.person_id = a.id)
     ORDER BY a.applied_at, a.id LIMIT 1`,
    [ids],
  );
  return first?.id ?? uuidv7();
}
