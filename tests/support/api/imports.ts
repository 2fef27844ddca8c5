import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Schemas } from '@smash/contract/client';
import type { Requester } from './app.js';
import { eventually } from './state.js';

/** Uploads a table. */
export function uploadTable(
  api: Requester,
  kind: string,
  content: string | Buffer,
  key: string = randomUUID(),
) {
  return api
    .post('/api/imports')
    .set('Idempotency-Key', key)
    .field('kind', kind)
    .attach('file', Buffer.from(content), 'table.csv');
}

type Import = Schemas['ImportDto'];

/** Waits until an import is in a state, and returns it. */
export async function untilImport(api: Requester, id: string, state: Import['state']): Promise<Import> {
  const read = async () => (await api.get(`/api/imports/${id}`).expect(200)).body as Import;
  await eventually(async () => expect(await read()).toMatchObject({ state }));
  return read();
}

/** Uploads a table, checks it with the proposed mapping, and imports it. */
export async function bringIn(api: Requester, kind: string, content: string): Promise<Import> {
  const { body } = await uploadTable(api, kind, content).expect(201);
  const { id, mapping } = body as Import;
  await api.put(`/api/imports/${id}/check`).send({ mapping }).expect(200);
  await untilImport(api, id, 'checked');
  await api.post(`/api/imports/${id}/start`).expect(202);
  return untilImport(api, id, 'done');
}
