import { LARGEST_ID } from '../platform/validation/id.pipes.js';
import type { Described, DescribedParameter } from './described.js';
import { operationsOf } from './described.js';

/** The record that an `{id}` belongs to, by the first part of the path. */
const NOUNS: Record<string, string> = {
  accounts: 'account',
  activities: 'activity',
  applications: 'application',
  imports: 'import',
  'interview-slots': 'slot',
  interviews: 'interview',
  jobs: 'job',
  mail: 'mail',
  'mail-templates': 'mail template',
  members: 'member',
  messages: 'message',
  'me/passkeys': 'passkey',
  'me/sessions': 'session',
  people: 'person, which is that of the first application',
  purchases: 'purchase',
  tags: 'tag',
  tokens: 'token',
  webhooks: 'webhook',
  zones: 'zone',
};

/** Descriptions of the other parameters. */
const MEANINGS: Record<string, string> = {
  'Idempotency-Key':
    'Text of 8 to 200 visible characters, such as a UUID. Requests with the same key and body have the effect of one',
  batch_id: 'Id of the mail batch',
  bulk_id: 'Id of the bulk action',
  delivery_id: 'Id of the delivery',
  emailPrefix: "The part before the @ of the applicant's email address",
  kind: 'Which file: `cv`, `cover_letter`, or `question_{id}` for the file that answers a question',
  name: 'Name of the file; any name is accepted',
  note_id: 'Id of the note',
  reference: 'Reference of the purchase, such as SHR-7F3K-9QXA-M2PD-4WZC',
  token: 'Secret token of the link',
};

/** Describes every path parameter and header; ids are whole numbers or UUIDs. */
export function describeParameters(document: Described): void {
  for (const { path, operation } of operationsOf(document)) {
    for (const parameter of operation.parameters ?? []) describe(parameter, path);
  }
}

function describe(parameter: DescribedParameter, path: string): void {
  const { name, schema } = parameter;
  if (parameter.in === 'query') return;
  const meaning = name === 'id' ? idOf(path) : MEANINGS[name];
  if (meaning) parameter.description ??= meaning;
  if (name !== 'id' && !name.endsWith('_id')) return;
  parameter.schema =
    schema.type === 'number'
      ? { type: 'integer', minimum: 1, maximum: LARGEST_ID }
      : { type: 'string', format: 'uuid' };
}

function idOf(path: string): string | undefined {
  const [, , first = '', second = ''] = path.split('/');
  const noun = NOUNS[first] ?? NOUNS[`${first}/${second}`];
  return noun && `Id of the ${noun}`;
}
