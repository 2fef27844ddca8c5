import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../lib/spec-support';
import BuySharesRoute from './buy-shares';

afterEach(() => void jest.restoreAllMocks());

const buttons = () => screen.queryAllByRole('link', { name: 'Buy Shares' });

it('the page removes its buttons if the server says that the offer has ended', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ is_open: false, is_over: true }));
  show(<BuySharesRoute />);
  await waitFor(() => expect(buttons()).toHaveLength(0));
  expect(screen.getAllByText(/nobody may collect money for them in our name/)).toHaveLength(2);
});

it.each([
  ['no keys are there yet', () => Promise.resolve(Response.json({ is_open: false, is_over: false }))],
  ['the answer is a page', () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 }))],
  ['nobody answers', () => Promise.reject(new TypeError('The connection failed'))],
])('the page keeps its buttons if %s', async (_case, answer) => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  show(<BuySharesRoute />);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(buttons()).toHaveLength(2);
});
