import type { OpenAPIObject } from '@nestjs/swagger';
import { describeResponses } from './responses.js';
import { type Described, type DescribedOperation, operationsOf } from './described.js';
import { addExamples } from './examples/add-examples.js';
import { describeFields } from './fields.js';
import { describeParameters } from './parameters.js';
import { PUBLIC_EXTENSION } from '../platform/auth/access.decorators.js';
import { toThreeOne } from './to-three-one.js';
import { describeWebhooks } from './webhooks/describe-webhooks.js';

/** Completes the description for programs: OpenAPI 3.1, with everything that decorators need not repeat at each operation. */
export function completeDocument(made: OpenAPIObject): Described {
  const document = toThreeOne(made);
  for (const { operation } of operationsOf(document)) openWhatIsPublic(operation);
  describeWebhooks(document);
  describeParameters(document);
  describeFields(document);
  describeResponses(document);
  addExamples(document);
  return document;
}

/** Public routes with sessions of their own, other than the portal's, keep their `security`. */
function openWhatIsPublic(operation: DescribedOperation & { [PUBLIC_EXTENSION]?: true }): void {
  if (operation[PUBLIC_EXTENSION]) operation.security ??= [];
  Reflect.deleteProperty(operation, PUBLIC_EXTENSION);
}
