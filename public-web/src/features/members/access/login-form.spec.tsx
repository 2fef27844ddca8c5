import { expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { answerWith, press, show, type } from '../../../lib/spec-support';
import { LoginForm } from './login-form';

it.each(['memberToken', 'sname'])(
  'a login is undone and its session ended if the browser has no room to store %s',
  async (last) => {
    const ended: (string | null)[] = [];
    const member = { member_id: '1', fname: 'Ada', sname: 'Obi', is_admin: false };
    answerWith({
      'POST /api/members/login': () => Response.json({ access_token: 'a-token', ...member }),
      'POST /api/members/logout': ({ headers }) => {
        ended.push(headers.get('Authorization'));
        return new Response(null, { status: 204 });
      },
    });
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      if (key === last) throw new DOMException('Full', 'QuotaExceededError');
      Object.assign(localStorage, { [key]: value });
    });
    show(<LoginForm />);
    await type(screen.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
    await type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'seven horses by the river');
    await press('Log in');
    expect((await screen.findByRole('alert')).textContent).toContain('doesn’t let us keep you logged in');
    full.mockRestore();
    expect(localStorage).toHaveLength(0);
    expect(ended).toEqual(['Bearer a-token']);
  },
);

it.each([
  ['goes on to the dashboard', undefined, '/dashboard'],
  ['stays on the page that was opened meanwhile', '/reset-password', '/reset-password'],
])('who has logged in %s', async (_, opened, path) => {
  let answer: (response: Response) => void = () => undefined;
  answerWith({ 'POST /api/members/login': () => new Promise<Response>((resolve) => (answer = resolve)) });
  const router = show(<LoginForm />);
  await type(screen.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
  await type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'seven horses by the river');
  await press('Log in');
  if (opened) await act(() => router.navigate(opened));
  const member = { member_id: '1', fname: 'Ada', sname: 'Obi', is_admin: false };
  act(() => answer(Response.json({ access_token: 'a-token', ...member })));
  await waitFor(() => expect(localStorage.getItem('memberToken')).toBe('a-token'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(router.state.location.pathname).toBe(path);
});
