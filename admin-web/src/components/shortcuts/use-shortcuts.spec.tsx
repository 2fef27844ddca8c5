import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { StoreContextProvider } from 'react-admin';
import { preferencesStore } from '../../providers/preferences-store';
import { storeSession } from '../../providers/session';
import { useShortcutsSetting } from './use-shortcuts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const logIn = (sub: string) =>
  storeSession({ access_token: `.${btoa(JSON.stringify({ sub }))}.`, expires_at: '2999-01-01T00:00:00Z' });

it('single-key shortcuts that an account turned off stay off after a logout, for that account only', async () => {
  const store = preferencesStore();
  const read = () =>
    renderHook(useShortcutsSetting, {
      wrapper: ({ children }) => <StoreContextProvider value={store}>{children}</StoreContextProvider>,
    }).result.current;
  await logIn('a1');
  const [wasOn, setOn] = read();
  act(() => setOn(false));
  act(() => store.reset());
  expect([wasOn, read()[0]]).toEqual([true, false]);
  await logIn('a2');
  expect(read()[0]).toBe(true);
});
