import fc, { type Arbitrary } from 'fast-check';
import { fromSchema, type Schema, type Schemas } from './from-schema.js';
import { hostileText, hostileValue, rawText, RAW_MARK, someId } from './hostile-values.js';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
}

export interface Operation {
  method: string;
  path: string;
  operationId: string;
  parameters?: Parameter[];
  security?: Record<string, unknown>[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
}

/** A request as it is sent, except that marks still stand for ids. */
export interface HostileRequest {
  operationId: string;
  method: string;
  /** Raw path with query, possibly one that no browser would send. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

const CONTENT_TYPES = [
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'text/plain',
  ],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
    'application/json, text/html',
    '*/*',
  ],
];
const BOUNDARY = 'hostile-boundary';
const FILE_NAMES = [
  'cv.pdf',
  'cv.docx',
  'table.csv',
  '',
  '..\\x.pdf',
  'a\0.pdf',
  `${'n'.repeat(400)}.pdf`,
  'é.txt',
  'x',
];

/** Requests of an operation that are worth a try. */
export function hostileRequest(operation: Operation, schemas: Schemas): Arbitrary<HostileRequest> {
  const { method, operationId, parameters = [] } = operation;
  return fc
    .record({
      path: pathOf(operation, schemas),
      query: queryOf(parameters, schemas),
      headers: headersOf(parameters),
      body: bodyOf(operation, schemas),
    })
    .map(({ path, query, headers, body }) => ({
      operationId,
      method: method.toUpperCase(),
      path: `${path}${query}`,
      headers: { ...body?.headers, ...headers },
      body: body?.content,
    }));
}

/** Paths as the description has them; characters that do not belong in an address are mostly escaped. */
function pathOf({ path, parameters = [] }: Operation, schemas: Schemas): Arbitrary<string> {
  const values = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema = {} }) =>
      fc
        .oneof(
          { weight: 6, arbitrary: someId },
          { weight: 2, arbitrary: fromSchema(schema, schemas) },
          { weight: 2, arbitrary: hostileText },
        )
        .map((value) => [name, escaped(asText(value).slice(0, 4_000))] as const),
    );
  return fc
    .tuple(...values)
    .map((all) => all.reduce((text, [name, value]) => text.replace(`{${name}}`, value), path));
}

/** Queries with parameters once, twice, as a list, as an object, or unknown. */
function queryOf(parameters: Parameter[], schemas: Schemas): Arbitrary<string> {
  const names = parameters.filter((parameter) => parameter.in === 'query');
  const given = names.map(({ name, schema = {} }) =>
    fc
      .tuple(
        fromSchema(schema, schemas),
        fc.constantFrom('=', '=', '=', '=', '[]=', '[a]=', '[__proto__]=', ''),
      )
      .map(([value, sign]) => `${name}${sign}${sign ? escaped(asText(value).slice(0, 4_000)) : ''}`),
  );
  const unknown = fc
    .tuple(hostileText, hostileText)
    .map((pair) => pair.map((text) => escaped(text.slice(0, 500))).join('='));
  const raw = fc.constantFrom(
    '%',
    '%zz',
    '%ff=%fe',
    '&&&',
    'a=1&a=2',
    '=',
    '?',
    'page=1&page=2',
    '[]=1',
    '%00=%00',
  );
  return fc
    .array(
      given.length > 0
        ? fc.oneof(
            { weight: 8, arbitrary: fc.oneof(...given) },
            { weight: 1, arbitrary: unknown },
            { weight: 1, arbitrary: raw },
          )
        : fc.oneof(unknown, raw),
      {
        maxLength: given.length > 0 ? 5 : 1,
      },
    )
    .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''));
}

function headersOf(parameters: Parameter[]): Arbitrary<Record<string, string>> {
  const named = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  const names = [
    ...named,
    'Idempotency-Key',
    'If-Match',
    'Accept-Language',
    'Range',
    'X-Forwarded-For',
    'Cookie',
  ];
  const one = fc
    .tuple(fc.constantFrom(...names), hostileText)
    .map(([name, value]) => [name, headerText(value)] as const);
  return fc
    .oneof(
      { weight: 6, arbitrary: fc.constant([]) },
      { weight: 2, arbitrary: fc.array(one, { maxLength: 3 }) },
    )
    .map((pairs) => Object.fromEntries(pairs));
}

interface Body {
  headers: Record<string, string>;
  content: Buffer;
}

function bodyOf({ requestBody }: Operation, schemas: Schemas): Arbitrary<Body | undefined> {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const stray = fc.option(
    fc
      .tuple(fc.constantFrom(...CONTENT_TYPES), hostileValue)
      .map(([other, value]) => typed(other, jsonText(value))),
    {
      nil: undefined,
      freq: 6,
    },
  );
  if (!type || !media) return stray;
  const fromExample = isRecord(media.example) ? mutated(media.example) : hostileValue;
  const value = fc.oneof(
    { weight: 5, arbitrary: fromExample },
    { weight: 5, arbitrary: fromSchema(media.schema, schemas) },
    { weight: 1, arbitrary: hostileValue },
  );
  const usual: Arbitrary<Body> =
    type === 'application/json' ? value.map((each) => typed(type, jsonText(each))) : value.chain(multipart);
  const damaged = fc
    .tuple(usual, fc.nat(), fc.constantFrom('cut', 'more', 'gzip'))
    .map(([body, at, how]) => damage(body, at, how));
  const mistyped = fc
    .tuple(usual, fc.constantFrom(...CONTENT_TYPES))
    .map(([{ content }, other]) => typed(other, content));
  return fc.oneof(
    { weight: 16, arbitrary: usual },
    { weight: 1, arbitrary: damaged },
    { weight: 1, arbitrary: mistyped },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

/** A valid body, with one to three fields changed. */
function mutated(example: Record<string, unknown>): Arbitrary<Record<string, unknown>> {
  const key = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...Object.keys(example), 'x') },
    { weight: 1, arbitrary: hostileText },
  );
  const change = fc.tuple(
    key,
    fc.oneof(
      { weight: 3, arbitrary: hostileValue },
      { weight: 1, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: someId },
    ),
  );
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => ({ ...example, ...Object.fromEntries(changes) }));
}

function multipart(value: unknown): Arbitrary<Body> {
  const file = fc.tuple(
    fc.constantFrom('%PDF-1.7\n%x', 'PK\u0003\u0004', 'a,b\r\n"1', ''),
    fc.uint8Array({ maxLength: 400 }),
    fc.constantFrom(...FILE_NAMES),
  );
  const parts = Object.entries(isRecord(value) ? value : { x: value });
  return fc.array(file, { minLength: parts.length, maxLength: parts.length }).map((files) => {
    const pieces = parts.flatMap(([name, each], index) => {
      const isFile = typeof each === 'string' && each.startsWith('@') && !each.startsWith('@id');
      const [head, bytes, fileName] = files[index] ?? ['', new Uint8Array(), ''];
      const named = `Content-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"`;
      const content = isFile ? Buffer.concat([Buffer.from(head), bytes]) : Buffer.from(asText(each));
      const header = `--${BOUNDARY}\r\n${named}${isFile ? `; filename="${fileName}"` : ''}\r\n\r\n`;
      return [Buffer.from(header), content, Buffer.from('\r\n')];
    });
    return typed(
      `multipart/form-data; boundary=${BOUNDARY}`,
      Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    );
  });
}

function damage({ headers, content }: Body, at: number, how: string): Body {
  if (how === 'cut') return { headers, content: content.subarray(0, at % (content.length + 1)) };
  if (how === 'more') return { headers, content: Buffer.concat([content, Buffer.from('}\0"')]) };
  return { headers: { ...headers, 'Content-Encoding': 'gzip' }, content };
}

const typed = (type: string, content: Buffer): Body => ({
  headers: type ? { 'Content-Type': type } : {},
  content,
});
const jsonText = (value: unknown): Buffer =>
  Buffer.from(JSON.stringify(value ?? null).replaceAll(RAW_MARK, (_, index: string) => rawText(index)));
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);
/** Removes characters that a request line or a header cannot hold. A lone surrogate has no UTF-8. */
const headerText = (text: string): string => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 2_000);
const escaped = (text: string): string =>
  encodeURIComponent(Buffer.from(text).toString()).replaceAll('%40id%3A', '@id:').replaceAll('%40', '@');
