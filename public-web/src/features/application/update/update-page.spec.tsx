import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { aJob, answerWith, expectFocus, json, noConnection, press, show } from '../../../lib/spec-support';
import { ANSWERS, fill } from '../spec-support';
import { UpdatePage } from './update-page';

const SENT = 'GET /api/my-application/update';
const MINUTE_MS = 60_000;
const sent = (end: string) => ({
  ...ANSWERS,
  reference: 'SMT-7F3K-9QXA',
  job_id: 7,
  middle_name: null,
  portfolio: null,
  cv_filename: 'cv.pdf',
  cover_letter: null,
  cover_letter_filename: null,
  answers: [],
  page_expires_at: end,
});
const open = () => show(<UpdatePage session="x" onUpdated={() => undefined} onCancel={() => undefined} />);
const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * MINUTE_MS));
const headed = (name: string) => screen.findByRole('heading', { level: 1, name });

it.each([
  ['is no connection', noConnection],
  ['is an outage', json(503, { detail: 'Please try again in a moment.' })],
  ['are too many attempts', json(429, { detail: 'Too many attempts.' })],
])('loading what was sent can be tried again if there %s', async (_, failing) => {
  window.scrollTo = () => undefined;
  answerWith({ [SENT]: failing });
  open();
  await expectFocus(await headed('We couldn’t load what you sent'));
  answerWith({ [SENT]: json(409, { detail: 'HR has decided about this application.' }) });
  await press('Try again');
  await expectFocus(await headed('This application can’t be updated'));
  expect(screen.getByRole('alert').textContent).toBe('HR has decided about this application.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

afterEach(() => void jest.useRealTimers());

it('the update page stays open while somebody types, and says until when', async () => {
  window.scrollTo = () => undefined;
  const ask = jest.fn(json(200, sent('2999-01-01T13:05:00Z')));
  answerWith({ [SENT]: ask, 'GET /api/jobs/7': json(200, aJob({ id: 7 })) });
  open();
  await headed('Update my application');
  expect(screen.getByText(/stays open while you type/).textContent).toContain('14:05 (Lagos time)');
  jest.useFakeTimers();
  await pass(30);
  fill('first_name', 'Ngozi');
  ask.mockImplementation(json(200, sent('2999-01-01T13:35:00Z')));
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(screen.getByText(/stays open while you type/).textContent).toContain('14:35 (Lagos time)');

  // A further change soon afterwards extends the session too, but not at once.
  fill('last_name', 'Eze');
  await pass(9);
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockImplementation(noConnection);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(screen.getByText(/stays open while you type/).textContent).toContain('14:35 (Lagos time)');

  // Nobody types any more, so the session is not extended.
  await pass(50);
  expect(ask).toHaveBeenCalledTimes(3);
});
