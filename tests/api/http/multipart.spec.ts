import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import {
  answerParts,
  filePart,
  multipartBody,
  multipartType,
  type RawPart,
  textPart,
} from '../../support/api/multipart.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aCv, someAnswers, uniqueWord } from '../../support/samples/builders.js';

const malformed = { status: 400, code: 'malformed_request' };
const tooLarge = { status: 413, code: 'too_large' };
const wrongType = { status: 415, code: 'unsupported_media_type' };
const invalid = { status: 422, code: 'validation_failed' };

describe('malformed forms', () => {
  let app: ApiApp;
  let address: string;
  let good: RawPart[];

  beforeAll(async () => {
    app = await startApi();
    address = `/api/jobs/${(await postJob(await registerAndLogIn(app))).id}/apply`;
    good = [...answerParts(someAnswers()), filePart('cv_file', await aCv())];
  });
  afterAll(() => app.close());

  const cases: [string, () => { type?: string; body: Buffer | string }, typeof malformed][] = [
    ['without an end', () => ({ body: multipartBody(good, '') }), malformed],
    ['cut off in a header', () => ({ body: multipartBody(good).subarray(0, 60) }), malformed],
    ['cut off in a file', () => ({ body: multipartBody(good).subarray(0, -700) }), malformed],
    ['of garbage', () => ({ body: Buffer.alloc(5000, 'garbage ') }), malformed],
    ['of nothing', () => ({ body: '' }), malformed],
    ['without a boundary', () => ({ type: 'multipart/form-data', body: multipartBody(good) }), malformed],
    [
      'with another boundary than announced',
      () => ({ type: 'multipart/form-data; boundary=other', body: multipartBody(good) }),
      malformed,
    ],
    [
      'with a huge field',
      () => ({ body: multipartBody([...good, textPart('cover_letter', 'a'.repeat(70_000))]) }),
      tooLarge,
    ],
    ['with too many fields', () => ({ body: multipartBody([...good, ...manyParts(30)]) }), tooLarge],
    ['with 10,000 parts', () => ({ body: multipartBody(manyParts(10_000)) }), tooLarge],
    [
      'with a huge field name',
      () => ({ body: multipartBody([...good, textPart('a'.repeat(5000), 'x')]) }),
      malformed,
    ],
    ['with a nameless field', () => ({ body: multipartBody([...good, textPart('', 'x')]) }), malformed],
    [
      'with a header that is too long',
      () => ({ body: multipartBody([{ headers: [`X-Long: ${'a'.repeat(100_000)}`], content: 'x' }]) }),
      malformed,
    ],
    [
      'with a file that nobody expects',
      () => ({
        body: multipartBody([...good, filePart('photo', { name: 'a.png', content: Buffer.from('x') })]),
      }),
      invalid,
    ],
    [
      'with a text where the file belongs',
      () => ({ body: multipartBody([...good, textPart('cover_letter_file', 'letter')]) }),
      invalid,
    ],
    ['in JSON', () => ({ type: 'application/json', body: '{"first_name":"Adaeze"}' }), wrongType],
    [
      'in the encoding of plain forms',
      () => ({ type: 'application/x-www-form-urlencoded', body: 'first_name=Adaeze' }),
      wrongType,
    ],
    ['in plain text', () => ({ type: 'text/plain', body: 'Adaeze' }), wrongType],
  ];

  it.each(cases)('are refused %s', async (_, make, expected) => {
    const { type = multipartType, body } = make();
    const answer = await expectNothingChanged(app, () =>
      app.visitor.post(address).set('Content-Type', type).send(body),
    );
    expect(answer.body).toMatchObject({ code: expected.code, detail: expect.anything() });
    expect(answer.status).toBe(expected.status);
    await app.visitor.get('/api/health/live').expect(200);
  });

  it('are refused with more than one level of nesting, and cannot change a prototype', async () => {
    for (const name of ['a[b][c][d]', '__proto__[polluted]', 'constructor[prototype][polluted]', '1', '[]']) {
      const body = multipartBody([...good, textPart(name, uniqueWord())]);
      const answer = await expectNothingChanged(app, () =>
        app.visitor.post(address).set('Content-Type', multipartType).send(body),
      );
      expect(answer.status).toBe(422);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    }
  });

  const manyParts = (count: number): RawPart[] =>
    Array.from({ length: count }, (_, index) => textPart(`field${index}`, 'x'));
});
