import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answerWith, json, noConnection, show } from '../lib/spec-support';
import BuySharesRoute from './buy-shares';

const buttons = () => screen.queryAllByRole('link', { name: 'Buy Shares' });

it('takes its buttons away once the server says that the offer has ended', async () => {
  answerWith({ 'GET /api/shares/offer': json(200, { is_open: false, is_over: true }) });
  show(<BuySharesRoute />);
  await waitFor(() => expect(buttons()).toHaveLength(0));
  expect(screen.getAllByText(/nobody may collect money for them in our name/)).toHaveLength(2);
});

it.each([
  ['no keys are there yet', json(200, { is_open: false, is_over: false })],
  ['nobody answers', noConnection],
])('keeps them where %s', async (_case, answer) => {
  let isAnswered = false;
  answerWith({
    'GET /api/shares/offer': (...call: Parameters<typeof answer>) => {
      isAnswered = true;
      return answer(...call);
    },
  });
  show(<BuySharesRoute />);
  await waitFor(() => expect(isAnswered).toBe(true));
  expect(buttons()).toHaveLength(2);
});
