import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { PurchaseDetails } from '@smash/contract/client';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { queryClient } from '../../../providers/query-client';
import { logIn } from '../../../spec-support';
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
