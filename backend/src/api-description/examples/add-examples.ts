import { type Described, operationsOf } from '../described.js';
import { ACCOUNT_EXAMPLES } from './accounts.js';
import { APPLICATION_EXAMPLES } from './applications.js';
import { CORRESPONDENCE_EXAMPLES } from './correspondence.js';
import { JOB_EXAMPLES } from './jobs.js';
import { MEMBER_EXAMPLES } from './members.js';
import { SINGLE_SIGN_ON_EXAMPLES } from './single-sign-on.js';
import { WEBHOOK_EXAMPLES } from './webhooks.js';

/** Example bodies by operation; tests/api/examples/examples.spec.ts sends each to a server. */
const EXAMPLES: Record<string, object> = {
  ...ACCOUNT_EXAMPLES,
  ...JOB_EXAMPLES,
  ...APPLICATION_EXAMPLES,
  ...CORRESPONDENCE_EXAMPLES,
  ...MEMBER_EXAMPLES,
  ...SINGLE_SIGN_ON_EXAMPLES,
  ...WEBHOOK_EXAMPLES,
};

/** Adds its example to the body of each operation. */
export function addExamples(document: Described): void {
  for (const { operation } of operationsOf(document)) {
    const example = EXAMPLES[operation.operationId];
    for (const content of Object.values(operation.requestBody?.content ?? {})) {
      if (example) content.example = example;
    }
  }
}
