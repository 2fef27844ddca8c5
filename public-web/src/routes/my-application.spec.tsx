import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { APPLICATION } from '../features/candidate/spec-support';
import { answerWith, json, press, show } from '../lib/spec-support';

jest.unstable_mockModule('../features/application/sending/index', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { default: MyApplicationRoute } = await import('./my-application');

it('the form of a newer version is not shown without the code that sends it', async () => {
  sessionStorage.setItem('candidate-session', 'a session');
  answerWith({
    'GET /api/my-application': json(200, APPLICATION),
    'GET /api/my-application/interview': json(200, { interview: null }),
  });
  show(<MyApplicationRoute />);
  await screen.findByRole('heading', { name: 'Your application, Ada' });
  await press('Update my application');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Part of this page could not be loaded. Check your connection, then load this page again.',
  );
});
