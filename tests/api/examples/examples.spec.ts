import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Test } from 'supertest';
import { openApiOperations } from '../../support/api/description.js';
import { JOB_HEADINGS, jobRow, toCsv } from '../../support/samples/tables.js';
import { aCv } from '../../support/samples/builders.js';
import { ACCOUNTS } from './accounts.js';
import { APPLICATIONS } from './applications.js';
import { CORRESPONDENCE } from './correspondence.js';
import { JOBS } from './jobs.js';
import { MEMBERS } from './members.js';
import { SINGLE_SIGN_ON } from './single-sign-on.js';
import { WEBHOOKS } from './webhooks.js';
import { createWorld, type Prepared, type World } from './world.js';

const preparations = {
  ...ACCOUNTS,
  ...APPLICATIONS,
  ...CORRESPONDENCE,
  ...JOBS,
  ...MEMBERS,
  ...SINGLE_SIGN_ON,
  ...WEBHOOKS,
};
const operations = (await openApiOperations()).filter(({ requestBody }) => requestBody);
const bodies = operations.flatMap(({ requestBody, ...operation }) =>
  Object.entries(requestBody?.content ?? {}).map(([type, { example }]) => ({ ...operation, type, example })),
);

/** The file that an example names with @, as curl does. */
async function fileOf(value: string): Promise<Buffer> {
  if (!value.endsWith('.csv')) return (await aCv()).content;
  return Buffer.from(toCsv([[...JOB_HEADINGS, 'Place'], jobRow('Rider', 'Lagos')]));
}

async function fill(form: Test, fields: Record<string, unknown>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'string') throw new Error(`${name} is no text`);
    if (value.startsWith('@')) void form.attach(name, await fileOf(value), value.slice(1));
    else void form.field(name, value);
  }
}

describe('the examples of request bodies', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  async function send({ path, method, type, example }: (typeof bodies)[number], prepared: Prepared) {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(prepared.path?.[name]));
    const body = { ...(example as Record<string, unknown>), ...prepared.known };
    // Every value that is replaced for this server is in the example too.
    expect(Object.keys(body)).toEqual(Object.keys(example as object));
    const text = JSON.stringify(body);
    const { headers = {} } = prepared;
    const sent = (prepared.api ?? world.app.visitor)[method](address);
    void sent.set(typeof headers === 'function' ? headers(text) : headers);
    if (type === 'multipart/form-data') await fill(sent, body);
    else void sent.type(type).send(text);
    const { status, body: answer } = await sent;
    return { status, answer: answer as unknown };
  }

  it.each(bodies.map((body) => [body.operationId, body] as const))('are accepted: %s', async (name, body) => {
    const prepared = await preparations[name]?.(world);
    if (!prepared)
      throw new Error(`Say in tests/api/examples/ what is needed to send the example of ${name}`);
    const { status, answer } = await send(body, prepared);
    const successes = Object.keys(body.responses).filter((each) => each.startsWith('2'));
    if (!successes.includes(String(status))) throw new Error(`${status} ${JSON.stringify(answer)}`);
  });

  it('are the only ones with preparations', () => {
    expect(Object.keys(preparations).sort()).toEqual(bodies.map(({ operationId }) => operationId).sort());
  });
});
