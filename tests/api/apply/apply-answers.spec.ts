import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  APPLICATION_FIELDS,
  APPLICATION_LIMITS,
  APPLICATION_MESSAGES,
  type ApplicationField,
  COVER_LETTER_TEXT_LIMIT,
  FILE_MESSAGES,
  isRequiredField,
} from '@smash/contract';
import { type Member, postJob, registerAndLogIn, sendForm, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import {
  answerParts,
  filePart,
  multipartBody,
  multipartType,
  textPart,
} from '../../support/api/multipart.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aCv, dayFromNow, someAnswers } from '../../support/samples/builders.js';

const { required, email, phone, url, date, birthDate, state, tooLong } = APPLICATION_MESSAGES;
const requiredFields = APPLICATION_FIELDS.filter(isRequiredField);
const longestTried = 10_000;

describe('the application form', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterAll(() => app.close());

  const refusal = (field: string, msg: string, type = 'value_error') => ({
    detail: [{ loc: ['body', field], msg, type }],
    code: 'validation_failed',
  });

  it('has nine required fields', () => expect(requiredFields).toHaveLength(9));

  it.each(requiredFields)('is refused without %s', async (field) => {
    const answers = Object.fromEntries(Object.entries(someAnswers()).filter(([name]) => name !== field));
    const { status, body } = await expectNothingChanged(app, () => sendForm(app, jobId, { answers }));
    expect({ status, body }).toEqual({ status: 422, body: refusal(field, required) });
  });

  it.each(requiredFields)('is refused if a person would see nothing in %s', async (field) => {
    for (const blank of ['', '   ', ' \t\n', '\u202e\u200f']) {
      const { status, body } = await expectNothingChanged(app, () =>
        submit(app, jobId, { answers: { [field]: blank } }),
      );
      expect({ status, body }).toEqual({ status: 422, body: refusal(field, required) });
    }
  });

  it.each<[ApplicationField, string, string]>([
    ['email', email, 'adaeze'],
    ['email', email, 'adaeze@example'],
    ['email', email, 'a b@example.com'],
    ['email', email, '@example.com'],
    ['email', email, 'adaeze@example.com, other@example.com'],
    ['email', email, `${'a'.repeat(250)}@example.com`],
    ['phone', phone, 'call me'],
    ['phone', phone, '080355501'],
    ['phone', phone, '          1'],
    ['phone', phone, '((((((((((('],
    ['phone', phone, '0803 555 0100 ext 5'],
    ['portfolio', url, 'not a url'],
    ['portfolio', url, 'ftp://example.com/file'],
    ['social_link', url, 'javascript:alert(1)'],
    ['social_link', url, 'data:text/html,<script>alert(1)</script>'],
    ['social_link', url, 'https://user:secret@example.com'],
    ['social_link', url, 'linkedin'],
    ['dob', date, '12/04/1996'],
    ['dob', date, '1996-02-30'],
    ['dob', birthDate, dayFromNow(-1)],
    ['dob', birthDate, dayFromNow(-14 * 365)],
    ['dob', birthDate, dayFromNow(400)],
    ['dob', birthDate, '1899-12-31'],
    ['state_of_origin', state, 'Texas'],
    ['state_of_resident', state, 'lagos'],
    ['first_name', tooLong(APPLICATION_LIMITS.first_name), 'a'.repeat(101)],
    ['middle_name', tooLong(APPLICATION_LIMITS.middle_name), 'a'.repeat(101)],
    ['last_name', tooLong(APPLICATION_LIMITS.last_name), 'a'.repeat(101)],
    ['address', tooLong(APPLICATION_LIMITS.address), 'a'.repeat(501)],
  ])('is refused for its %s with "%s": %s', async (field, message, value) => {
    const { status, body } = await expectNothingChanged(app, () =>
      submit(app, jobId, { answers: { [field]: value } }),
    );
    expect({ status, body }).toEqual({ status: 422, body: refusal(field, message) });
  });

  it('names every field that is wrong at once', async () => {
    const { body } = await submit(app, jobId, { answers: { email: 'x', phone: 'x', first_name: '' } });
    const { detail } = body as { detail: { loc: string[] }[] };
    expect(detail.map(({ loc }) => loc[1]).sort()).toEqual(['email', 'first_name', 'phone']);
  });

  it.each([
    ['left out', { middle_name: '' }],
    ['sent as text', { cv_file: 'cv.pdf' }],
    ['sent as empty text', { cv_file: '' }],
  ])('asks for a CV that is %s, beside every other missing field', async (_, fields) => {
    const { status, body } = await expectNothingChanged(app, () =>
      sendForm(app, jobId, { cv: undefined, fields }),
    );
    expect(status).toBe(422);
    const { detail } = body as { detail: { loc: string[]; msg: string }[] };
    const messages = Object.fromEntries(detail.map(({ loc, msg }) => [loc[1], msg]));
    expect(messages).toEqual({
      ...Object.fromEntries(requiredFields.map((field) => [field, required])),
      cv_file: FILE_MESSAGES.cvRequired,
    });
  });

  it('takes an empty text as no cover letter file, and refuses any other text there', async () => {
    expect((await submit(app, jobId, { fields: { cover_letter_file: '' } })).status).toBe(201);
    const { status, body } = await expectNothingChanged(app, () =>
      submit(app, jobId, { fields: { cover_letter_file: 'letter.pdf' } }),
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({
      detail: [
        {
          loc: ['body', 'cover_letter_file'],
          msg: 'Please send a file here; a letter as text goes into cover_letter',
        },
      ],
    });
  });

  it.each<[ApplicationField, string]>([
    ['email', '@'.repeat(longestTried)],
    ['email', `${'a.'.repeat(longestTried / 2 - 1)}@!`],
    ['email', `a@${'a.'.repeat(longestTried / 2 - 1)}`],
    ['phone', ' '.repeat(longestTried - 1) + 'x'],
    ['phone', '1-'.repeat(longestTried / 2)],
    ['social_link', `https://a.${'a/'.repeat(longestTried / 2 - 5)}`],
    ['social_link', 'a.'.repeat(longestTried / 2)],
    ['portfolio', `${'a'.repeat(longestTried - 1)}!`],
    ['portfolio', '\u0000'.repeat(longestTried - 1) + '!'],
    ['dob', '1'.repeat(longestTried)],
    ['first_name', ' \n'.repeat(longestTried / 2 - 1) + 'xx'],
    ['address', '\u202e'.repeat(longestTried - 1) + 'x'],
  ])('is refused with a hostile %s of 10,000 characters', async (field, value) => {
    expect(value).toHaveLength(longestTried);
    const { status } = await submit(app, jobId, { answers: { [field]: value }, cv: undefined });
    expect(status).toBe(422);
  });

  it.each([
    ['is_admin', 'true'],
    ['status', 'accepted'],
    ['__proto__', 'x'],
    ['constructor', 'x'],
    ['id', '1'],
  ])('is refused with the unknown field %s', async (field, value) => {
    const { status, body } = await expectNothingChanged(app, () =>
      submit(app, jobId, { fields: { [field]: value } }),
    );
    expect(status).toBe(422);
    expect(body).toEqual(refusal(field, 'This field is not known', 'unknown_field'));
  });

  it.each([
    ['an array', 'first_name[]'],
    ['an object', 'first_name[name]'],
    ['a nested object', 'first_name[a][b][c]'],
  ])('is refused with %s in place of a text', async (_, field) => {
    const { status, body } = await expectNothingChanged(app, () =>
      submit(app, jobId, { fields: { [field]: 'Adaeze' } }),
    );
    expect(status).toBe(422);
    expect(body).toEqual(refusal('first_name', 'Please enter text', 'isString'));
  });

  it('is refused with a field that is sent twice', async () => {
    const parts = [...answerParts(someAnswers()), textPart('email', 'other@example.com')];
    const body = multipartBody([...parts, filePart('cv_file', await aCv())]);
    const answer = await expectNothingChanged(app, () =>
      app.visitor.post(`/api/jobs/${jobId}/apply`).set('Content-Type', multipartType).send(body),
    );
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual(refusal('email', 'Please enter text', 'isString'));
  });

  it('is refused with a cover letter text that is too long, and with two cover letters', async () => {
    const long = { cover_letter: 'a'.repeat(COVER_LETTER_TEXT_LIMIT + 1) };
    const { status, body } = await expectNothingChanged(app, () => submit(app, jobId, { fields: long }));
    expect(status).toBe(422);
    expect(body).toEqual(refusal('cover_letter', tooLong(COVER_LETTER_TEXT_LIMIT), 'maxLength'));
    const both = await expectNothingChanged(app, () =>
      sendForm(app, jobId, {
        answers: someAnswers(),
        fields: { cover_letter: 'Dear team' },
        letter: { name: 'letter.txt', content: Buffer.from('Dear team') },
      }),
    );
    expect(both.status).toBe(422);
    expect(both.body).toEqual(
      refusal('cover_letter', 'Please send the cover letter as text or as a file, not both'),
    );
  });

  it('keeps texts as typed, without control and direction marks, and adds web addresses in normal form', async () => {
    const { status, body } = await submit(app, jobId, {
      answers: {
        first_name: ' Ada\u202eeze\u0007 ',
        portfolio: 'Ada.Example/Work',
        social_link: 'linkedin.com/in/ada',
        address: 'Block 4\r\nJabi, Abuja',
      },
    });
    expect(status).toBe(201);
    const { id } = body as { id: string };
    expect((await owner.api.get(`/api/applications/${id}`)).body).toMatchObject({
      first_name: 'Adaeze',
      portfolio: 'Ada.Example/Work',
      portfolio_url: 'https://ada.example/Work',
      social_link: 'linkedin.com/in/ada',
      social_link_url: 'https://linkedin.com/in/ada',
      address: 'Block 4\nJabi, Abuja',
    });
  });

  it('counts as the same if a web address is sent again with its scheme', async () => {
    const key = 'the-same-application';
    const answers = someAnswers();
    const cv = await aCv();
    const typed = await sendForm(app, jobId, { key, cv, answers: { ...answers, portfolio: 'ada.example' } });
    const again = await sendForm(app, jobId, {
      key,
      cv,
      answers: { ...answers, portfolio: 'https://ada.example/' },
    });
    expect([typed.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(typed.body);
  });
});
