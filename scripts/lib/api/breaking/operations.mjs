import { findMisfits } from './schemas.mjs';

const isSuccess = (status) => /^[23]/.test(status);

/**
 * Lists the changes from `before` to `now` that break programs written for `before`: removed operations, responses and
 * fields, and requests that need more. Error responses may change, because programs go by their code.
 * @param {Record<string, any>} before
 * @param {Record<string, any>} now
 * @returns {string[]}
 */
export function findBreaks(before, now) {
  return [...findBreaksOfPaths(before, now), ...findBreaksOfWebhooks(before, now)];
}

function findBreaksOfPaths(before, now) {
  const operations = operationsOf(now.paths);
  return [...operationsOf(before.paths)].flatMap(([key, { name, operation: old }]) => {
    const operation = operations.get(key)?.operation;
    const found = operation ? breaksOf(old, operation, before, now) : ['the operation was removed'];
    return found.map((text) => `${name}: ${text}`);
  });
}

/** Programs read the body of a webhook as they read a response. */
function findBreaksOfWebhooks(before, now) {
  const hooks = operationsOf(now.webhooks);
  return [...operationsOf(before.webhooks)].flatMap(([key, { name, operation: old }]) => {
    const hook = hooks.get(key)?.operation;
    if (!hook) return [`${name}: the webhook is no longer sent`];
    const read = { sender: now, reader: before, isResponse: true };
    return breaksOfContent(hook.requestBody, old.requestBody, read).map((text) => `${name}: ${text}`);
  });
}

/** Operations by method and path, without final slashes and names of parameters: to the server these make no difference. */
function operationsOf(paths = {}) {
  const found = new Map();
  for (const [path, methods] of Object.entries(paths)) {
    const address = path.replace(/(.)\/$/, '$1').replace(/\{\w+\}/g, '{}');
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      found.set(`${method} ${address}`, { name, operation });
    }
  }
  return found;
}

function breaksOf(old, operation, before, now) {
  const sent = { sender: before, reader: now, isResponse: false };
  const read = { sender: now, reader: before, isResponse: true };
  return [
    ...(old.operationId === operation.operationId ? [] : [`the operationId is now ${operation.operationId}`]),
    ...breaksOfAccess(old.security ?? [], operation.security ?? []),
    ...breaksOfParameters(old.parameters, operation.parameters, sent),
    ...breaksOfBody(old.requestBody, operation.requestBody, sent),
    ...breaksOfResponses(old.responses, operation.responses, read),
  ];
}

/** Each security scheme of the old description must still be accepted. */
function breaksOfAccess(old, security) {
  const isOpen = (ways) => ways.length === 0 || ways.some((way) => Object.keys(way).length === 0);
  if (isOpen(security)) return [];
  if (isOpen(old)) return ['authentication is now required'];
  const ways = security.map((way) => JSON.stringify(way));
  return old
    .filter((way) => !ways.includes(JSON.stringify(way)))
    .map((way) => `the security scheme ${Object.keys(way).join(' with ')} is no longer accepted`);
}

function breaksOfParameters(old = [], parameters = [], comparison) {
  const like = (one) => (other) => other.name === one.name && other.in === one.in;
  const added = parameters.filter(({ required }) => required).filter((each) => !old.some(like(each)));
  return [
    ...added.map(({ name }) => `the new parameter ${name} is required`),
    ...old.flatMap((each) => {
      const parameter = parameters.find(like(each));
      if (!parameter) return [`the parameter ${each.name} was removed`];
      if (parameter.required && !each.required) return [`the parameter ${each.name} is now required`];
      return findMisfits(each.schema, parameter.schema, comparison, each.name);
    }),
  ];
}

function breaksOfBody(old, body, comparison) {
  if (!old) return body?.required ? ['a request body is now required'] : [];
  if (!body) return ['the request body was removed'];
  const isNew = body.required && !old.required;
  return [...(isNew ? ['a request body is now required'] : []), ...breaksOfContent(old, body, comparison)];
}

function breaksOfResponses(olds, responses, comparison) {
  return Object.entries(olds)
    .filter(([status]) => isSuccess(status))
    .flatMap(([status, old]) => {
      const response = responses[status];
      if (!response) return [`the response ${status} was removed`];
      const headers = Object.keys(old.headers ?? {}).filter((name) => !response.headers?.[name]);
      return [
        ...headers.map((name) => `response ${status}: the header ${name} was removed`),
        ...breaksOfContent(response, old, comparison).map((text) => `response ${status}: ${text}`),
      ];
    });
}

/** Compares sent bodies with understood ones, for each media type of the old description. */
function breaksOfContent(sent, read, comparison) {
  const [old, now] = comparison.isResponse ? [read, sent] : [sent, read];
  return Object.keys(old.content ?? {}).flatMap((type) => {
    if (!now.content?.[type]) return [`the media type ${type} was removed`];
    return findMisfits(sent.content[type].schema, read.content[type].schema, comparison);
  });
}
