import fc, { type Arbitrary } from 'fast-check';

/** Mark for an id that the server has given out, replaced when the request is sent: see `SeenIds`. */
export const ID_MARK = /"?@id:(\d+)@"?/g;
const seenId = fc.nat(1_000_000).map((number) => `@id:${number}@`);

/** JSON text that no value serialises to; marks stand for it until the body is sent. */
const RAW = [
  '1e400',
  '-0',
  '123456789012345678901234567890',
  '0.1e-400',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
];
export const RAW_MARK = /"@raw:(\d)@"/g;
export const rawText = (index: string): string => RAW[Number(index)] ?? '';

const LONG = 20_000;
const DEEP = 500;

const knownTexts = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\u202e', '\r\nBcc: a@b.c', '\u0130', 'ﬃ', '🏳️‍🌈', 'e\u0301'.repeat(50)],
  ...["' OR 1=1 --", "\\'; DROP TABLE jobs", '%', '_', '*', '(', '[', '\\', '$1', ':id', '?', '&', '|', '!'],
  ...[
    '../../etc/passwd',
    'C:\\x',
    '${7*7}',
    '{{first_name}}',
    '{{',
    '<script>alert(1)</script>',
    '=1+1',
    'null',
    'NaN',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'undefined',
    '[object Object]',
    'true',
    '-1',
    '1e309',
    '9'.repeat(400),
  ],
  ...[
    '2026-02-30',
    '0000-00-00',
    '0001-01-01',
    '+275760-09-13',
    '-271821-04-20T00:00:00Z',
    '2026-11-25T24:00:00Z',
  ],
  ...[
    '2026-11-25T10:00:00.123456789+23:59',
    '99999-01-01',
    '10000-01-01T00:00:00Z',
    'infinity',
    '-infinity',
    'now',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '{00000000-0000-4000-8000-000000000000}',
  ],
  ...[
    'javascript:alert(1)',
    'http://169.254.169.254/',
    'https://[::1]:0/',
    'http://a'.repeat(30),
    'a@b',
    'a@'.repeat(90),
  ],
];

/** Text that nobody would type. */
export const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...knownTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 2, arbitrary: seenId },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('x', 'é', '\0', ' ', '😀', '%'), fc.nat(LONG))
      .map(([piece, count]) => piece.repeat(count)),
  },
);

const hostileNumber: Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    0,
    -1,
    1,
    0.5,
    -0.5,
    32_767,
    32_768,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    2 ** 63,
    1e21,
    1e308,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

const nested = fc.constantFrom('[', '{"a":').map((open) => {
  const close = open === '[' ? ']' : '}';
  return JSON.parse(`${open.repeat(DEEP)}1${close.repeat(DEEP)}`) as unknown;
});

/** A value of any type, mostly of another one than expected. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      [],
      {},
      [null],
      [[]],
      { $ne: null },
      { length: 1e9 },
    ),
  },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: fc.nat(RAW.length - 1).map((index) => `@raw:${index}@`) },
  { weight: 1, arbitrary: fc.array(fc.oneof(hostileText, hostileNumber), { maxLength: 300 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 30 }) },
);

/** An id, mostly an existing one. */
export const someId: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: seenId },
  { weight: 1, arbitrary: fc.uuid() },
);
