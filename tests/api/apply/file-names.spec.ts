import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FILE_NAME_LIMIT } from '@smash/contract';
import { parse } from 'content-disposition';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { answerParts, filePart, multipartBody, multipartType } from '../../support/api/multipart.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aCv, someAnswers } from '../../support/samples/builders.js';

const folderOfKeys = /^[0-9a-f-]{36}$/;

describe('names of uploaded files', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterAll(() => app.close());

  /** @param disposition the file name parameter, byte by byte */
  async function applyWith(disposition: string) {
    const cv = filePart('cv_file', await aCv(), disposition);
    return app.visitor
      .post(`/api/jobs/${jobId}/apply`)
      .set('Content-Type', multipartType)
      .send(multipartBody([...answerParts(someAnswers()), cv]));
  }

  const quoted = (name: string): string => `filename="${name}"`;
  const longName = `${'a'.repeat(296)}.pdf`;

  it.each([
    ['folders of Unix', quoted('../../../etc/cv.pdf'), 'cv.pdf'],
    ['folders of Windows', quoted('..\\\\..\\\\windows\\\\cv.pdf'), 'cv.pdf'],
    ['an absolute path', quoted('/etc/passwd.pdf'), 'passwd.pdf'],
    ['an encoded slash', quoted('..%2fcv.pdf'), '%2fcv.pdf'],
    ['300 characters', quoted(longName), `${'a'.repeat(FILE_NAME_LIMIT - 4)}.pdf`],
    ['a direction mark', quoted('cv\u202efdp.pdf'), 'cvfdp.pdf'],
    ['control characters', quoted('c\u0085v.pdf'), 'cv.pdf'],
    ['encoded control characters', "filename*=UTF-8''c%00%01v%7F.pdf", 'cv.pdf'],
    ['quotes', quoted('the \\"best\\" cv.pdf'), 'the "best" cv.pdf'],
    ['markup', quoted('<img src=x onerror=alert(1)>.pdf'), '<img src=x onerror=alert(1)>.pdf'],
    ['a leading dot', quoted('.cv.pdf'), 'cv.pdf'],
    ['only an extension', quoted('.pdf'), 'file.pdf'],
    ['letters of many languages', quoted('Ọláyínká 简历 عربى.pdf'), 'Ọláyínká 简历 عربى.pdf'],
    ['letters in pieces', quoted('Ade\u0301.pdf'), 'Adé.pdf'],
    ['a semicolon and an equals sign', quoted('a;filename=b.pdf'), 'a;filename=b.pdf'],
    ['an extended parameter', `filename*=UTF-8''na%C3%AFve%0D%0ASet-Cookie.pdf`, 'naïve Set-Cookie.pdf'],
  ])('are made safe: %s', async (_, disposition, clean) => {
    const submitted = await applyWith(disposition);
    expect(submitted.status).toBe(201);
    const { id } = submitted.body as { id: string };
    const { body } = await owner.api.get(`/api/applications/${id}`).expect(200);
    expect((body as { cv_filename: string }).cv_filename).toBe(clean);

    const { headers } = await owner.api.get(`/api/applications/${id}/download-cv`).expect(200);
    const { type, parameters } = parse(headers['content-disposition'] ?? '');
    expect({ type, name: parameters['filename'] }).toEqual({ type: 'attachment', name: clean });
    expect(headers['set-cookie']).toBeUndefined();

    const keys = await app.storedObjects();
    expect(keys.filter((key) => !folderOfKeys.test(key))).toEqual([]);
  });

  it.each([
    ['a line break', quoted('cv.pdf\r\nX-Evil: 1')],
    ['control characters', quoted('c\u0001v.pdf')],
    ['a missing quote', 'filename="cv.pdf'],
  ])('are refused if the header has %s', async (_, disposition) => {
    const { status, body } = await expectNothingChanged(app, () => applyWith(disposition));
    expect([400, 415, 422]).toContain(status);
    expect(body).toMatchObject({ code: expect.any(String), detail: expect.anything() });
  });

  it('are encoded in the address of a signed link', async () => {
    const submitted = await applyWith(quoted('a b#?&.pdf'));
    const { id } = submitted.body as { id: string };
    const { body } = await owner.api
      .post(`/api/applications/${id}/files/cv/link`)
      .send({ disposition: 'attachment' });
    const { url, name } = body as { url: string; name: string };
    expect(name).toBe('a b#?&.pdf');
    expect(url).toMatch(/\/a%20b%23%3F%26\.pdf$/);
    const { headers } = await app.visitor.get(url).expect(200);
    expect(parse(headers['content-disposition'] ?? '').parameters['filename']).toBe(name);
  });
});
