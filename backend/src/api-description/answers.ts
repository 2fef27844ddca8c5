import { STATUS_CODES } from 'node:http';
import { getSchemaPath } from '@nestjs/swagger';
import { ErrorDto } from '../platform/http/api-responses.decorator.js';
import type { Described, DescribedOperation, DescribedResponse } from './described.js';
import { operationsOf } from './described.js';

/** What API tokens are called among the ways to log in; answers to them say what is left of their limit. */
const API_TOKEN = 'api_token';

const SUCCESSES: Record<string, string> = {
  200: 'Done; the body says what is there now',
  201: 'Made; the body is what there is now',
  202: 'Taken; what follows from it comes later',
  204: 'Done; there is nothing to say',
};

const HEADERS = {
  RetryAfter: {
    description: 'Seconds after which trying again makes sense (RFC 9110)',
    schema: { type: 'integer', minimum: 1 },
    example: 60,
  },
  RateLimit: {
    description:
      'What is left: requests (r), and seconds until there are more (t), as in draft-ietf-httpapi-ratelimit-headers',
    schema: { type: 'string' },
    example: '"token";r=587;t=42',
  },
  RateLimitPolicy: {
    description:
      'The limit: so many requests (q) in so many seconds (w), as in draft-ietf-httpapi-ratelimit-headers',
    schema: { type: 'string' },
    example: '"token";q=600;w=60',
  },
};

const header = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });
const ERROR = { schema: { $ref: getSchemaPath(ErrorDto) } };

/** Says of every answer what it means and which headers it has. */
export function describeAnswers(document: Described): void {
  const { components } = document;
  const { RetryAfter } = HEADERS;
  components.headers = API_TOKEN in (components.securitySchemes ?? {}) ? HEADERS : { RetryAfter };
  for (const { operation } of operationsOf(document)) {
    operation.responses = withRefusal(operation.responses);
    for (const [status, answer] of Object.entries(operation.responses)) {
      answer.description ||= SUCCESSES[status] ?? STATUS_CODES[status] ?? '';
      if (/^[45]/.test(status)) answer.content = asError(answer);
      addHeaders(answer, status, operation);
    }
  }
}

/** Also where all is well with a stream or a file, what is wrong is told as JSON. */
function asError({ content = {} }: DescribedResponse): Record<string, object> {
  return { 'application/json': Object.values(content)[0] ?? ERROR };
}

/** Whatever is sent can be malformed or too large for the server to look at, also where nothing else can be wrong. */
function withRefusal(responses: DescribedOperation['responses']): DescribedOperation['responses'] {
  if (Object.keys(responses).some((status) => status.startsWith('4'))) return responses;
  return { ...responses, '4XX': { description: 'The request could not be read, or is too large' } };
}

function addHeaders(answer: DescribedResponse, status: string, { security = [] }: DescribedOperation): void {
  const headers: Record<string, object> = {};
  if (status === '429' || status === '503') headers['Retry-After'] = header('RetryAfter');
  if (security.some((scheme) => API_TOKEN in scheme)) {
    headers['RateLimit'] = header('RateLimit');
    headers['RateLimit-Policy'] = header('RateLimitPolicy');
  }
  if (Object.keys(headers).length > 0) answer.headers = { ...answer.headers, ...headers };
}
