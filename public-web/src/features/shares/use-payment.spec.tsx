import { SHARE_MESSAGES } from '@smash/contract';
import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SHARE_PAYMENT } from '../../content/payment';
import type { CreatedPurchase } from '../../lib/api/shares';
import { answerWith, json, noConnection, press, show } from '../../lib/spec-support';
import { PaymentPage } from './payment-page';
import { unfinishedOrder } from './unfinished-order';

const SCRIPT = 'https://pay.example/inline.js';
const order: CreatedPurchase = {
  reference: 'SHR-7F3K-9QXA-M2PD-4WZC',
  units: 1500,
  amount: 1_500_000,
  amount_kobo: 150_000_000,
  currency: 'NGN',
  status: 'pending',
  mode: 'test',
  email: 'ada@example.com',
  public_key: 'pk_test_x',
  access_code: null,
  receipt_url: '/api/shares/receipts/x',
};

/** Receives what the provider's window was opened with; `end` is how the window ends. */
const opened = jest.fn<(transaction: object) => void>();
let end: 'onCancel' | 'onError';

beforeAll(() => {
  // jsdom has neither locks nor BroadcastChannel, and loads no script.
  Object.assign(navigator, {
    locks: { request: (_name: string, _options: object, begin: () => unknown) => begin() },
  });
  Object.assign(window, {
    BroadcastChannel: function BroadcastChannel() {},
    PaystackPop: class {
      newTransaction(transaction: Record<typeof end, () => void>) {
        opened(transaction);
        transaction[end]();
      }
    },
  });
});
beforeEach(() => {
  opened.mockClear();
  end = 'onCancel';
});

async function orderAndPay(ordered = json(201, order)): Promise<void> {
  answerWith({
    'GET /api/shares/offer': json(200, { is_open: true, minimum_units: 1 }),
    'POST /api/shares/purchases': ordered,
  });
  show(<PaymentPage script={SCRIPT} />);
  document.querySelector(`script[src="${SCRIPT}"]`)?.dispatchEvent(new Event('load'));
  fireEvent.change(screen.getByRole('spinbutton', { name: /^Units of shares/ }), {
    target: { value: '1500' },
  });
  fireEvent.change(screen.getByRole('textbox', { name: /^Email/ }), { target: { value: order.email } });
  await press('Pay by card');
}
const verify = `POST /api/shares/purchases/${order.reference}/verify`;
const unpaid = { ...order, is_unpaid: true };
const expectAlert = (text: string) => waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));

it('the payment window takes only cards', async () => {
  answerWith({ [verify]: json(200, order) });
  await orderAndPay();
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(opened.mock.calls[0]?.[0]).toMatchObject({ reference: order.reference, channels: ['card'] });
});

it.each(['onCancel', 'onError'] as const)(
  'an order that was paid is not paid again, although the window says %s',
  async (outcome) => {
    end = outcome;
    answerWith({ [verify]: json(200, { ...order, status: 'paid' }) });
    await orderAndPay();
    await expectAlert(SHARE_MESSAGES.paid(order.reference));
    expect(screen.getByText(SHARE_MESSAGES.test)).toBeTruthy();
    expect(unfinishedOrder.read()).toBeUndefined();
  },
);

it.each([
  ['the server does not answer', noConnection],
  ['the provider does not say', json(200, { ...order, is_unpaid: false })],
])('an order that may have been paid is checked again, even after a reload: %s', async (_, answer) => {
  answerWith({ [verify]: answer });
  await orderAndPay();
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay by card' })).toBeNull();
  expect(unfinishedOrder.read()).toMatchObject({ reference: order.reference });
});

it('a closed window without a payment says that nothing was completed', async () => {
  answerWith({ [verify]: json(200, unpaid) });
  await orderAndPay();
  await expectAlert(SHARE_MESSAGES.windowClosed);
  expect(screen.getByRole('button', { name: 'Pay by card' })).toHaveProperty('disabled', false);
  expect(unfinishedOrder.read()).toBeUndefined();
});

const endedSession = json(401, { detail: 'Your session has ended.', code: 'unauthenticated' });

it('a member whose session has ended orders nothing until they press again', async () => {
  localStorage.setItem('memberToken', 'a token');
  const profile = jest.fn(endedSession).mockImplementationOnce(noConnection);
  answerWith({ 'GET /api/members/me': profile, [verify]: json(200, unpaid) });
  const ordered = jest.fn(json(201, order));
  await orderAndPay(ordered);
  await expectAlert(SHARE_PAYMENT.problems.sessionEnded);
  expect(ordered).not.toHaveBeenCalled();
  await press('Pay by card');
  await expectAlert(SHARE_MESSAGES.windowClosed);
  expect(ordered).toHaveBeenCalledTimes(1);
});

it('the payment window does not open for another amount than the page shows', async () => {
  await orderAndPay(json(201, { ...order, amount: 1_800_000 }));
  await expectAlert(SHARE_PAYMENT.problems.price('₦1,800,000'));
  expect(opened).not.toHaveBeenCalled();
});

it('a session that has ended is reported at once', async () => {
  localStorage.setItem('memberToken', 'a token');
  answerWith({
    'GET /api/shares/offer': json(200, { is_open: true, minimum_units: 1 }),
    'GET /api/members/me': endedSession,
  });
  show(<PaymentPage script={SCRIPT} />);
  await expectAlert(SHARE_PAYMENT.problems.sessionEnded);
});

const member = { id: '1', fname: 'Ada', sname: 'Obi', email: 'ada@example.com' };

it('the page names the member whose dashboard gets the shares, and orders nothing for an unnamed one', async () => {
  localStorage.setItem('memberToken', 'a token');
  const profile = jest.fn(json(200, member));
  answerWith({ 'GET /api/members/me': profile, [verify]: json(200, unpaid) });
  const ordered = jest.fn(json(201, order));
  await orderAndPay(ordered);
  await expectAlert(SHARE_MESSAGES.windowClosed);
  expect(screen.getByText(/^Logged in as Ada Obi\. The shares will appear on your dashboard/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Not you? Log out' }).getAttribute('href')).toBe('/logout');

  profile.mockImplementation(json(200, { ...member, id: '2', fname: 'Ngozi' }));
  await press('Pay by card');
  await expectAlert(SHARE_PAYMENT.problems.member);
  expect(screen.getByText(/^Logged in as Ngozi Obi/)).toBeTruthy();
  expect(ordered).toHaveBeenCalledTimes(1);
  await press('Pay by card');
  await expectAlert(SHARE_MESSAGES.windowClosed);
  expect(ordered).toHaveBeenCalledTimes(2);
});

it('a member who has logged out elsewhere orders nothing', async () => {
  localStorage.setItem('memberToken', 'a token');
  answerWith({ 'GET /api/members/me': json(200, member), [verify]: json(200, unpaid) });
  const ordered = jest.fn(json(201, order));
  await orderAndPay(ordered);
  await expectAlert(SHARE_MESSAGES.windowClosed);
  localStorage.clear();
  answerWith({ 'GET /api/members/me': endedSession });
  await press('Pay by card');
  await expectAlert(SHARE_PAYMENT.problems.sessionEnded);
  expect(screen.queryByText(/^Logged in as/)).toBeNull();
  expect(ordered).toHaveBeenCalledTimes(1);
});
