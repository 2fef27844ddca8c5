import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { AdminContext, Notification } from 'react-admin';
import { logIn } from '../spec-support';
import { toHttpError } from './api-failure';
import { useNotifyFailure } from './use-notify-failure';

beforeEach(() => logIn());
afterEach(cleanup);

function Failing({ body }: { body: object }) {
  const notifyFailure = useNotifyFailure();
  useEffect(() => notifyFailure(toHttpError(422, body), 'Failed to add the note'), [notifyFailure, body]);
  return <Notification />;
}

it.each([
  [{ detail: 'The note is too long.' }, 'The note is too long.'],
  [
    { detail: [{ loc: ['body', 'mentioned_ids'], msg: 'Somebody can’t read it.', type: 'not_a_reviewer' }] },
    'Failed to add the note: Somebody can’t read it.',
  ],
  [{}, 'Failed to add the note'],
])('the alert about a refusal with %j says why', async (body, words) => {
  render(
    <AdminContext>
      <Failing body={body} />
    </AdminContext>,
  );
  expect(await screen.findByText(words)).toBeTruthy();
});
