import type { EntityManager } from 'typeorm';
import { EVERY_APPLICATION, EVERY_ENTRY, findPeople, freeId, type Identity } from './identity.js';

/**
 * Gives an application whose details were corrected to the person whom it would now be joined to when it arrives. If
 * there is nobody, it stays with its person; with another address it gets a new one. What was joined or split by hand
 * stays (docs/decisions/0083-a-person-is-what-applications-share.md).
 * @param ids of the application and its earlier versions, which move together
 * @param personId the present person
 * @param hasOtherMailbox whether the address was corrected, not only in its case
 */
export async function findPersonAgain(
  manager: EntityManager,
  identity: Identity,
  { ids, personId, hasOtherMailbox }: { ids: readonly string[]; personId: string; hasOtherMailbox: boolean },
): Promise<void> {
  const leaves = hasOtherMailbox && (await hasOthers(manager, personId, ids));
  const unless = leaves ? await freeId(manager, ids) : personId;
  const [found = personId] = await findPeople(manager, [{ ...identity, id: unless }], ids);
  if (found === personId || (await isDecidedByHand(manager, personId, found))) return;
  await manager.query(
    `UPDATE ${EVERY_APPLICATION} SET person_id = $2 WHERE id = ANY($1) AND person_id = $3`,
    [ids, found, personId],
  );
}

/** Whether the person has applications besides these. */
async function hasOthers(manager: EntityManager, personId: string, ids: readonly string[]): Promise<boolean> {
  const others = await manager.query<unknown[]>(
    `SELECT FROM ${EVERY_APPLICATION} WHERE person_id = $1 AND id <> ALL($2) LIMIT 1`,
    [personId, ids],
  );
  return others.length > 0;
}

/** Whether somebody gave applications to the person, or split some off that one of both still has. */
async function isDecidedByHand(manager: EntityManager, personId: string, otherId: string): Promise<boolean> {
  const entries = await manager.query<unknown[]>(
    `SELECT FROM ${EVERY_ENTRY} e JOIN ${EVERY_APPLICATION} a ON a.id = e.application_id
     WHERE a.person_id IN ($1, $2) AND e.type IN ('person_joined', 'person_split')
       AND $1::text IN (e.data ->> 'from', e.data ->> 'to') LIMIT 1`,
    [personId, otherId],
  );
  return entries.length > 0;
}
