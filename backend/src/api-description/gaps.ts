import type { Described, DescribedOperation } from './described.js';
import { operationsOf } from './described.js';

/** The gaps of the description, one line each, with what to do about it. */
export function findGaps(document: Described): string[] {
  return [...gapsOfFields(document), ...gapsOfOperations(document)];
}

function* gapsOfFields({ components }: Described) {
  for (const [schema, { properties = {} }] of Object.entries(components.schemas)) {
    for (const [name, { description }] of Object.entries(properties)) {
      if (!description)
        yield `${schema}.${name}: say what it is, in its decorator or in backend/src/api-description/field-descriptions.ts`;
    }
  }
}

function* gapsOfOperations(document: Described) {
  const known = new Set(Object.keys(document.components.securitySchemes ?? {}));
  for (const { path, method, operation } of operationsOf(document)) {
    const name = `${method.toUpperCase()} ${path}`;
    for (const gap of gapsOf(operation, known)) yield `${name}: ${gap}`;
  }
}

function* gapsOf(
  { parameters = [], requestBody, responses, security }: DescribedOperation,
  known: Set<string>,
) {
  if (!security) yield 'say who may call it: @Public(), @Requires(…) or @ForMembers()';
  for (const scheme of (security ?? []).flatMap((way) => Object.keys(way))) {
    if (!known.has(scheme))
      yield `nobody can log in with "${scheme}": add it to backend/src/openapi-document.ts`;
  }
  if (!isForAll(security) && !responses['401']) yield 'with a session it returns 401 too: @ApiErrors(401, …)';
  for (const { name, description } of parameters) {
    if (!description)
      yield `what is the parameter "${name}"? In a path or a header: backend/src/api-description/parameters.ts`;
  }
  for (const [type, { example }] of Object.entries(requestBody?.content ?? {})) {
    if (example === undefined)
      yield `its body (${type}) needs an example: backend/src/api-description/examples/, by operationId`;
  }
}

/** Whether an operation is public, also to callers with another session, whose token then counts for nothing. */
const isForAll = (security: DescribedOperation['security'] = []) =>
  security.length === 0 || security.some((way) => Object.keys(way).length === 0);
