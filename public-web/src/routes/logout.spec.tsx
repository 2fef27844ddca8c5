import { PORTAL_SESSION_KEY } from '@smash/contract';
import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { answerWith } from '../lib/spec-support';
import { clientLoader } from './logout';

it('the logout ends the sessions of member and portal on the server, and clears the browser', async () => {
  localStorage.setItem('memberToken', 'member');
  localStorage.setItem(PORTAL_SESSION_KEY, JSON.stringify({ access_token: 'portal' }));
  localStorage.setItem('smash.application-draft.7', '{}');
  const ended: (string | null)[] = [];
  const end = ({ headers }: Request) => {
    ended.push(headers.get('Authorization'));
    return new Response(null, { status: 204 });
  };
  answerWith({ 'POST /api/members/logout': end, 'POST /api/logout': end });
  expect(clientLoader().headers.get('Location')).toBe('/login');
  await waitFor(() => expect(ended).toEqual(['Bearer member', 'Bearer portal']));
  expect(localStorage).toHaveLength(0);
});
