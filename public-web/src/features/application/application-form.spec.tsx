import {
  APPLICATION_MESSAGES,
  FILE_MESSAGES,
  FILE_RULES,
  FILE_SIZE_LIMIT,
  MESSAGES,
  TALENT_POOL_QUESTION,
} from '@smash/contract';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  answerWith,
  expectFieldError,
  expectFocus,
  expectNoFieldError,
  json,
  noConnection,
  press,
  show,
} from '../../lib/spec-support';
import { rememberChannel } from '../../lib/channel';
import { ApplicationForm } from './application-form';
import { FIELD_NAMES, type FieldName, type FileFieldName } from './form-values';
import { ANSWERS, attach, CV, field, fill, fillForm, REQUIRED } from './spec-support';

const APPLY = 'POST /api/jobs/7/apply';
const onReceived = jest.fn();
const submit = () => press('Submit Application');

beforeEach(() => {
  onReceived.mockClear();
  show(<ApplicationForm job={{ id: 7, questions: [] }} onReceived={onReceived} />);
});

it('the form shows the format of a date, for browsers without a date picker', () => {
  expect(field('dob').getAttribute('placeholder')).toBe('YYYY-MM-DD');
  expect(APPLICATION_MESSAGES.date).toContain('1996-04-12');
});

describe('a form with invalid answers', () => {
  const calls = jest.fn(json(500, {}));
  beforeEach(() => {
    calls.mockClear();
    answerWith({ [APPLY]: calls });
  });

  it('is not sent when empty; each required field says so, and the summary links to it', async () => {
    fill('first_name', '   ');
    await submit();
    for (const name of REQUIRED) {
      expectFieldError(field(name), APPLICATION_MESSAGES.required);
    }
    expectFieldError(field('cv_file'), FILE_MESSAGES.cvRequired);
    for (const name of ['middle_name', 'portfolio', 'cover_letter_file'] as const) {
      expectNoFieldError(field(name));
    }
    const summary = screen.getByRole('alert');
    expect(summary.getAttribute('aria-live')).toBe('off');
    await expectFocus(summary);
    expect(within(summary).getAllByRole('link')).toHaveLength(REQUIRED.length + 1);
    await userEvent.click(within(summary).getByRole('link', { name: /^Home address/ }));
    await expectFocus(field('address'));
    expect(calls).not.toHaveBeenCalled();
  });

  it('clears only the message of the field that is typed into', async () => {
    await submit();
    await userEvent.type(field('first_name'), 'A');
    expectNoFieldError(field('first_name'));
    expectFieldError(field('last_name'), APPLICATION_MESSAGES.required);
  });

  it.each<[FieldName, string, string]>([
    ['email', 'adaeze@', APPLICATION_MESSAGES.email],
    ['phone', '0803', APPLICATION_MESSAGES.phone],
    ['social_link', 'javascript:alert(1)', APPLICATION_MESSAGES.url],
    ['portfolio', 'ftp://example.com/work', APPLICATION_MESSAGES.url],
    ['dob', '2025-01-01', APPLICATION_MESSAGES.birthDate],
  ])('is not sent with the %s %s', async (name, value, message) => {
    fillForm();
    fill(name, value);
    await submit();
    expectFieldError(field(name), message);
    expect(calls).not.toHaveBeenCalled();
  });
});

describe('a file', () => {
  const picture = new File(['picture'], 'picture.png');

  it.each<[FileFieldName, string, string]>([
    ['cv_file', 'cv.png', FILE_RULES.cv.typeMessage],
    ['cv_file', 'cv.txt', FILE_RULES.cv.typeMessage],
    ['cover_letter_file', 'letter.png', FILE_RULES.cover_letter.typeMessage],
  ])('of %s is refused when chosen: %s', (name, fileName, message) => {
    attach(name, new File(['content'], fileName));
    expectFieldError(field(name), message);
  });

  it.each<[FileFieldName, File]>([
    ['cv_file', CV],
    ['cover_letter_file', new File(['content'], 'letter.txt')],
  ])('of %s is accepted', (name, file) => {
    attach(name, picture);
    attach(name, file);
    expectNoFieldError(field(name));
  });

  it.each<FileFieldName>(['cv_file', 'cover_letter_file'])(
    'of %s that is too large or empty is refused',
    (name) => {
      attach(name, new File([new Uint8Array(FILE_SIZE_LIMIT)], 'large.pdf'));
      expectFieldError(field(name), FILE_MESSAGES.tooLarge);
      attach(name, new File([new Uint8Array(FILE_SIZE_LIMIT - 1)], 'largest.pdf'));
      expectNoFieldError(field(name));
      attach(name, new File([], 'empty.pdf'));
      expectFieldError(field(name), FILE_MESSAGES.empty);
    },
  );

  it.each<FileFieldName>(['cv_file', 'cover_letter_file'])(
    'of %s loses its message when it is removed',
    async (name) => {
      attach(name, picture);
      await press('Remove picture.png');
      expectNoFieldError(field(name));
      await expectFocus(field(name));
    },
  );
});

describe('a failed attempt', () => {
  const tooMany = 'Too many requests. Please try again in 30 seconds.';

  it.each([
    ['a detail', json(400, { detail: 'The form is malformed' }), 'The form is malformed'],
    [
      'a list of details',
      json(422, { detail: [{ loc: ['body', 'x'], msg: 'First' }, { loc: ['body', 'y'] }] }),
      `First, ${MESSAGES.validationError}`,
    ],
    ['an object', json(400, { detail: { message: 'Object says no' } }), 'Object says no'],
    ['an unknown detail', json(400, { detail: 7 }), MESSAGES.submitInvalid],
    ['no detail', json(400, {}), MESSAGES.submitFailed],
    ['a limit', json(429, { detail: tooMany, code: 'too_many_requests' }), tooMany],
    [
      'a proxy that finds it too large',
      () => new Response('<h1>Too large</h1>', { status: 413 }),
      MESSAGES.submitFailed,
    ],
    ['a proxy without a server', () => new Response('Bad gateway', { status: 502 }), MESSAGES.submitFailed],
  ])('shows the words of the server and keeps the form: %s', async (_what, answer, text) => {
    answerWith({ [APPLY]: answer });
    fillForm();
    await submit();
    const banner = await screen.findByText(text);
    await expectFocus(banner.closest('[role=alert]'));
    for (const name of REQUIRED) expect(field(name).value).toBe(ANSWERS[name]);
    expect(screen.getByText(CV.name)).toBeTruthy();
  });

  it('is repeated while the connection is broken, until the applicant stops it', async () => {
    answerWith({ [APPLY]: noConnection });
    fillForm();
    await submit();
    await screen.findByText('The connection dropped. We’ll try again in a moment. Nothing is lost.');
    await press('Stop trying');
    await expectFocus((await screen.findByText(MESSAGES.submitFailed)).closest('[role=alert]'));
    expect(screen.getByText(CV.name)).toBeTruthy();
    // The form offers no correction of an application that may have arrived: that would make a second application.
    expect(screen.getByText(/couldn’t tell whether your application arrived/)).toBeTruthy();
  });

  it('shows the messages of the server at their fields', async () => {
    const detail = [
      { loc: ['body', 'email'], msg: APPLICATION_MESSAGES.email },
      { loc: ['body', 'phone'], msg: APPLICATION_MESSAGES.phone },
    ];
    answerWith({ [APPLY]: json(422, { detail }) });
    fillForm();
    await submit();
    await screen.findByText(`${APPLICATION_MESSAGES.email}, ${APPLICATION_MESSAGES.phone}`);
    expectFieldError(field('email'), APPLICATION_MESSAGES.email);
    expectFieldError(field('phone'), APPLICATION_MESSAGES.phone);
  });
});

it('the label of a file field includes the text on its button', () => {
  for (const name of ['CV / Resume', 'CV / Resume Choose a file'])
    expect(screen.getByLabelText(name)).toBe(field('cv_file'));
  attach('cv_file', CV);
  expect(screen.getByLabelText(`CV / Resume: ${CV.name}, replace`)).toBe(field('cv_file'));
});

it('the progress of sending is announced outside the form, where a screen reader finds it', async () => {
  // Empty at first, since a screen reader ignores a live region that is added together with its text.
  const [said] = screen.getAllByRole('status').filter((status) => !status.closest('form'));
  expect(said?.textContent).toBe('');
  let fail: (reason: Error) => void = () => undefined;
  answerWith({ [APPLY]: () => new Promise<Response>((_, reject) => (fail = reject)) });
  fillForm();
  await submit();
  await waitFor(() => expect(said?.textContent).toBe('Sending your application'));
  act(() => fail(new TypeError('The connection failed')));
  await waitFor(() =>
    expect(said?.textContent).toMatch(/^The connection dropped\. .* press “Stop trying”\.$/),
  );
  expect(screen.getByText(/^The connection dropped\. .* lost\.$/).closest('[aria-live=off]')).not.toBeNull();
  await press('Stop trying');
  await waitFor(() => expect(said?.textContent).toBe(''));
});

it('a form that is being sent cannot be changed, left or sent again', async () => {
  let answer: (response: Response) => void = () => undefined;
  const calls = jest.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  answerWith({ [APPLY]: calls });
  fillForm();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Submit Application' }));
  const sending = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submitting Application...' });
  expect(sending.disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  expect(screen.getByRole('progressbar')).toBeTruthy();
  for (const name of FIELD_NAMES) expect(field(name).disabled).toBe(true);
  const receipt = { id: 'x', reference: 'SMT-7F3K-9QXA' };
  answer(Response.json(receipt, { status: 201 }));
  await waitFor(() => expect(onReceived).toHaveBeenCalledWith(receipt));
  expect(calls).toHaveBeenCalledTimes(1);
});

it('a form cannot be changed or left while its files are looked at, and can be if one cannot be read', async () => {
  fillForm();
  let refuse: () => void = () => undefined;
  const cloud = new File(['%PDF-1.7'], 'cloud.pdf');
  const read = () => new Promise<ArrayBuffer>((_, reject) => (refuse = () => reject(new Error('away'))));
  cloud.slice = () => Object.assign(new Blob(), { arrayBuffer: read });
  attach('cv_file', cloud);
  await submit();
  expect(screen.getByRole('button', { name: 'Submitting Application...' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  for (const name of FIELD_NAMES) expect(field(name).disabled).toBe(true);
  refuse();
  await expectFocus(await screen.findByRole('alert'));
  expectFieldError(field('cv_file'), 'This file can no longer be read. Please choose it again');
  for (const name of FIELD_NAMES) expect(field(name).disabled).toBe(false);
});

/** The form data that is sent after the fields are filled and `act` has run. */
async function sentAfter(act: () => Promise<void> | void): Promise<FormData | undefined> {
  let sent: FormData | undefined;
  answerWith({
    [APPLY]: async (request) => {
      sent = await request.formData();
      return Response.json({ id: 'x', reference: 'SMT-7F3K-9QXA' }, { status: 201 });
    },
  });
  fillForm();
  await act();
  await submit();
  await waitFor(() => expect(onReceived).toHaveBeenCalled());
  return sent;
}

it('an application carries the channel with which the visit began', async () => {
  const sent = await sentAfter(() => rememberChannel('?src=WhatsApp'));
  expect(sent?.get('channel')).toBe('whatsapp');
});

it('the last letters are in the draft as soon as the page is left', () => {
  fill('first_name', 'Ngozi');
  expect(JSON.stringify(localStorage)).not.toContain('Ngozi');
  fireEvent(window, new Event('pagehide'));
  expect(JSON.stringify(localStorage)).toContain('Ngozi');
});

it('a form that is offline cannot be sent, and keeps what was typed', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fillForm();
  fireEvent(window, new Event('offline'));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'You are offline' });
  expect(button.disabled).toBe(true);
  line.mockRestore();
  fireEvent(window, new Event('online'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Application' }).disabled).toBe(false);
  for (const name of REQUIRED) expect(field(name).value).toBe(ANSWERS[name]);
});

describe('the box for the talent pool', () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: TALENT_POOL_QUESTION });

  it('is unticked by default and after Clear draft, and nothing is sent then', async () => {
    expect(box().checked).toBe(false);
    const sent = await sentAfter(async () => {
      await userEvent.click(box());
      await press('Clear draft');
      await press('Yes, clear everything');
      expect(box().checked).toBe(false);
      fillForm();
    });
    expect([sent?.get('talent_pool'), sent?.get('channel')]).toEqual([null, null]);
  });

  it('is sent when ticked', async () => {
    const sent = await sentAfter(() => userEvent.click(box()));
    expect(sent?.get('talent_pool')).toBe('true');
  });

  async function sendInVain() {
    answerWith({ [APPLY]: json(500, {}) });
    fillForm();
    await userEvent.click(box());
    await submit();
    await screen.findByRole('alert');
  }
  function loadAgain() {
    cleanup();
    show(<ApplicationForm job={{ id: 7, questions: [] }} onReceived={onReceived} />);
  }

  it('is still ticked after a failed attempt and a reload', async () => {
    await sendInVain();
    loadAgain();
    expect(box().checked).toBe(true);
  });

  it('stays unticked after a reload if the consent was withdrawn', async () => {
    await sendInVain();
    await userEvent.click(box());
    loadAgain();
    expect([box().checked, field('first_name').value]).toEqual([false, ANSWERS.first_name]);
  });
});
