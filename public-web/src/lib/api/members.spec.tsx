import { afterEach, expect, it } from '@jest/globals';
import { memberToken, rememberMember } from '../member-session';
import { answerWith } from '../spec-support';
import { loadProfile } from './members';

const logIn = (access_token: string) =>
  rememberMember({
    access_token,
    token_type: 'bearer',
    expires_at: '2999-01-01T00:00:00Z',
    member_id: '0190a000-0000-7000-8000-000000000000',
    fname: 'Ngozi',
    sname: 'Okonkwo',
    is_admin: false,
  });

afterEach(() => localStorage.clear());

it.each([
  ['that has ended is forgotten', 'old', null],
  ['that was begun meanwhile in another tab stays', 'new', 'new'],
])('after a refused request, a session %s', async (_, storedMeanwhile, left) => {
  logIn('old');
  answerWith({
    'GET /api/members/me': () => {
      logIn(storedMeanwhile);
      return Response.json({ detail: 'Could not validate credentials' }, { status: 401 });
    },
  });
  expect(await loadProfile()).toEqual({ status: 'ended' });
  expect(memberToken()).toBe(left);
});
