import { STATUS_CODES } from 'node:http';
import { getSchemaPath } from '@nestjs/swagger';
import { TOKEN_SCOPES } from '@smash/contract';
import { PERMISSION_EXTENSION } from '../platform/auth/access.decorators.js';
import { ANY_QUERY_EXTENSION } from '../platform/http/unknown-query.interceptor.js';
import { ErrorDto, MEANINGS } from '../platform/http/api-responses.decorator.js';
import type { Described, DescribedOperation, DescribedResponse } from './described.js';
import { ERROR_EXAMPLES, errorExamplesOf } from './error-examples.js';
import { operationsOf } from './described.js';

/** Security scheme of API tokens, which have a limit of their own that responses report. */
const BEARER = 'bearer';

const SUCCESSES: Record<string, string> = {
  200: 'Success; the body is the current state',
  201: 'Created; the body is the new record',
  202: 'Accepted; the work is done afterwards',
  204: 'Success; no body',
};

const HEADERS = {
  RetryAfter: {
    description: 'Seconds to wait before the next attempt (RFC 9110)',
    schema: { type: 'integer', minimum: 1 },
    example: 60,
  },
  ETag: {
    description: 'Value to send as If-None-Match next time (RFC 9110)',
    schema: { type: 'string' },
    example: '"8ZvJ1Uq7"',
  },
  RateLimit: {
    description:
      'For API tokens: requests left (r), and seconds until there are more (t), as in draft-ietf-httpapi-ratelimit-headers',
    schema: { type: 'string' },
    example: '"token";r=587;t=42',
  },
  RateLimitPolicy: {
    description:
      'For API tokens: the limit, as requests (q) in a number of seconds (w), as in draft-ietf-httpapi-ratelimit-headers',
    schema: { type: 'string' },
    example: '"token";q=600;w=60',
  },
};

/** Statuses of responses that can be cached and revalidated by their ETag. */
const KEPT = new Set(['200', '304']);

const header = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });
const ERROR = { schema: { $ref: getSchemaPath(ErrorDto) } };

/** Describes every response and its headers. */
export function describeResponses(document: Described): void {
  document.components.headers = HEADERS;
  document.components.examples = ERROR_EXAMPLES;
  for (const { operation } of operationsOf(document)) {
    operation.responses = Object.fromEntries(
      Object.entries(withRefusal(withGeneral(operation, document))).map(([status, response]) => [
        status,
        describe(response, status, operation),
      ]),
    );
    Reflect.deleteProperty(operation, ANY_QUERY_EXTENSION);
  }
}

function describe(
  response: DescribedResponse,
  status: string,
  operation: DescribedOperation,
): DescribedResponse {
  const headers = headersOf(status, operation);
  return {
    ...response,
    description: withoutRepeats(response.description) || (SUCCESSES[status] ?? STATUS_CODES[status] ?? ''),
    ...(/^[45]/.test(status) && { content: asError(response, status) }),
    ...(Object.keys(headers).length > 0 && { headers: { ...response.headers, ...headers } }),
  };
}

/** An error that two decorators of a route declare has its description twice. */
const withoutRepeats = (description = ''): string => [...new Set(description.split('\n\n'))].join('\n\n');

/** Errors are JSON, even where a success is a stream or a file. */
function asError({ content = {} }: DescribedResponse, status: string): Record<string, object> {
  const body = Object.values(content)[0] ?? ERROR;
  const isPlain = JSON.stringify(body) === JSON.stringify(ERROR);
  return { 'application/json': { ...body, ...(isPlain && errorExamplesOf(status)) } };
}

/**
 * Adds responses that need no decorator: a route refuses queries that it does not know, and API tokens and passwords
 * have limits.
 */
function withGeneral(
  operation: DescribedOperation & { [ANY_QUERY_EXTENSION]?: boolean },
  document: Described,
): DescribedOperation['responses'] {
  const isLimited = isOpenToPrograms(operation) || takesPassword(operation, document);
  const general = [...(operation[ANY_QUERY_EXTENSION] ? [] : [422]), ...(isLimited ? [429] : [])];
  return {
    ...Object.fromEntries(general.map((status) => [status, { description: MEANINGS[status] ?? '' }])),
    ...operation.responses,
  };
}

/** Attempts at a password are counted on every route that takes one. */
function takesPassword({ requestBody }: DescribedOperation, { components }: Described): boolean {
  return Object.values(requestBody?.content ?? {}).some(({ schema }) => {
    const { properties = {} } = components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
    return 'password' in properties;
  });
}

/** Any request can be malformed or too large, even where nothing else can be wrong. */
function withRefusal(responses: DescribedOperation['responses']): DescribedOperation['responses'] {
  if (Object.keys(responses).some((status) => status.startsWith('4'))) return responses;
  return { ...responses, '4XX': { description: 'The request is malformed or too large' } };
}

function headersOf(status: string, operation: DescribedOperation): Record<string, object> {
  return {
    ...(KEPT.has(status) && '304' in operation.responses && { ETag: header('ETag') }),
    ...((status === '429' || status === '503') && { 'Retry-After': header('RetryAfter') }),
    ...(status !== '401' &&
      isOpenToPrograms(operation) && {
        RateLimit: header('RateLimit'),
        'RateLimit-Policy': header('RateLimitPolicy'),
      }),
  };
}

/** Whether API tokens may call the operation; one that belongs to a person refuses them. */
function isOpenToPrograms({
  security = [],
  [PERMISSION_EXTENSION]: permission,
}: DescribedOperation): boolean {
  const isNamed = permission === undefined || (TOKEN_SCOPES as readonly string[]).includes(permission);
  return isNamed && security.some((scheme) => BEARER in scheme);
}
