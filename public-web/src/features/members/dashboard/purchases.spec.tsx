import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { OwnPurchase } from '../../../lib/api/own-purchases';
import { show } from '../../../lib/spec-support';
import { Purchases } from './purchases';

const purchase = (units: number, mode: OwnPurchase['mode'] = 'live'): OwnPurchase => ({
  id: String(units),
  reference: `SHR-${units}`,
  units,
  amount: units * 1000,
  amount_kobo: units * 100_000,
  currency: 'NGN',
  status: 'pending',
  mode,
  receipt_number: null,
  created_at: '2026-11-01T08:00:00Z',
  paid_at: null,
});

it('a purchase shows its units, one in the singular, and whether it was a test', async () => {
  const purchases = Promise.resolve([purchase(1), purchase(2000, 'test')]);
  await act(async () => {
    show(
      <Suspense>
        <Purchases purchases={purchases} />
      </Suspense>,
    );
    await purchases;
  });
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts[0]).toContain('1 unit for ₦1,000');
  expect(texts[1]).toContain('2,000 units for ₦2,000,000');
  expect(texts.map((text) => text.includes('Test, Pending'))).toEqual([false, true]);
});
