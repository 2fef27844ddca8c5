import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { storeSession } from '../providers/session';
import { LimitedTo } from './limited-to';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each([
  [['qiimeet', 'ridesmash'], 'Limited to Ridesmash, Qiimeet'],
  [[], ''],
] as const)('an account with the brands %j reads: %s', async (brands, text) => {
  await storeSession({ access_token: 'x', expires_at: '2999-01-01T00:00:00Z', brands: [...brands] });
  expect(render(<LimitedTo />).container.textContent).toBe(text);
});
