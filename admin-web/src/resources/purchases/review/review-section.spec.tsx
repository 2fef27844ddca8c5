import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Role } from '@smash/contract';
import type { PurchaseDetails } from '@smash/contract/client';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { queryClient } from '../../../providers/query-client';
import { isAllowed } from '../../../providers/permissions';
import { LOGGED_IN, logIn } from '../../../spec-support';
import { DecisionSection } from './decision-section';
import { ReviewSection } from './review-section';

beforeEach(() => logIn());
afterEach(() => {
  onlineManager.setOnline(true);
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

it('a review says at once that the provider could not be reached if the device is offline', async () => {
  onlineManager.setOnline(false);
  const dataProvider = { readPayment: () => Promise.reject(new TypeError('Failed to fetch')) };
  render(
    <AdminContext dataProvider={dataProvider as unknown as DataProvider} queryClient={queryClient}>
      <ReviewSection purchase={{ id: '7' } as PurchaseDetails} />
    </AdminContext>,
  );
  expect(await screen.findByText('The payment provider could not be reached')).toBeTruthy();
});

it.each<[Role, string | null, string[]]>([
  ['owner', null, ['Accept payment', 'Refuse payment']],
  ['owner', 'Its currency is another', ['Refuse payment']],
  ['investor_desk', null, []],
])('an %s who reviews a payment with the obstacle %j is offered %j', async (role, obstacle, offered) => {
  const money = { amount_kobo: 500_000, currency: 'NGN', reference: 'r', mode: 'live' };
  const payment = { ...money, status: 'success', paid_at: null, provider_transaction: '1' };
  const readPayment = jest.fn(() => Promise.resolve({ payment, obstacle }));
  render(
    <AdminContext
      dataProvider={{ readPayment } as unknown as DataProvider}
      authProvider={{
        ...LOGGED_IN,
        canAccess: ({ resource, action }) => Promise.resolve(isAllowed({ id: 'me', role }, resource, action)),
      }}
      queryClient={queryClient}
    >
      <ReviewSection purchase={{ ...money, id: '7', units: 10 } as PurchaseDetails} />
    </AdminContext>,
  );
  await screen.findByRole('table');
  if (offered.length === 0) await screen.findByText(/^Only an owner/);
  else await screen.findByRole('button', { name: 'Refuse payment' });
  const buttons = screen.queryAllByRole<HTMLButtonElement>('button');
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(offered);
  if (offered.length < 2) return;
  expect(buttons[0]?.disabled).toBe(false);
  readPayment.mockReturnValueOnce(new Promise(() => undefined));
  act(() => void queryClient.invalidateQueries());
  await waitFor(() => expect(buttons[0]?.disabled).toBe(true));
});

it('a refused payment says who refused it, and why unless the buyer was erased', () => {
  const decision = { by: 'mary', at: '2026-11-01T08:00:00Z', paid: null };
  const { rerender } = render(<DecisionSection decision={{ ...decision, refusal_reason: 'Too little.' }} />);
  expect(screen.getByText('Reason')).toBeTruthy();
  rerender(<DecisionSection decision={{ ...decision, refusal_reason: '' }} />);
  expect(screen.getByText('Refused by')).toBeTruthy();
  expect(screen.queryByText('Reason')).toBeNull();
});

it('an accepted payment says what was really paid', () => {
  const decision = { by: 'mary', at: '2026-11-01T08:00:00Z', refusal_reason: null, paid: 'USD 5.00' };
  render(<DecisionSection decision={decision} />);
  expect(screen.getByText('Accepted by')).toBeTruthy();
  expect(screen.getByText('USD 5.00')).toBeTruthy();
});
