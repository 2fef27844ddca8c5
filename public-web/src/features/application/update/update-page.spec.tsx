import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerWith, json, noConnection, press, show } from '../../../lib/spec-support';
import { UpdatePage } from './update-page';

const SENT = 'GET /api/my-application/update';
const open = () => show(<UpdatePage session="x" onUpdated={() => undefined} onCancel={() => undefined} />);
const headed = (name: string) => screen.findByRole('heading', { level: 1, name });

it.each([
  ['is no connection', noConnection],
  ['is an outage', json(503, { detail: 'Please try again in a moment.' })],
  ['are too many attempts', json(429, { detail: 'Too many attempts.' })],
])('what was sent can be asked for again where there %s', async (_, failing) => {
  answerWith({ [SENT]: failing });
  open();
  await headed('We couldn’t load what you sent');
  answerWith({ [SENT]: json(409, { detail: 'HR has decided about this application.' }) });
  await press('Try again');
  await headed('This application can’t be updated');
  expect(screen.getByText('HR has decided about this application.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
