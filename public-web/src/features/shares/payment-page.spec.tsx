import { PORTAL_SESSION_KEY, SHARE_MESSAGES } from '@smash/contract';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CreatedPurchase } from '../../lib/api/shares';
import { answerWith, expectFocus, json, press, show } from '../../lib/spec-support';
import { PaymentPage } from './payment-page';
import { unfinishedOrder } from './unfinished-order';

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

/** Shows the page after a reload, with the server's status of the order. */
function open(status: CreatedPurchase['status'] = 'pending', isOpen = true) {
  const verify = jest.fn(json(200, { ...order, status }));
  answerWith({
    'GET /api/shares/offer': json(200, { is_open: isOpen, is_over: !isOpen, minimum_units: 1 }),
    [`POST /api/shares/purchases/${order.reference}/verify`]: verify,
  });
  show(<PaymentPage script="https://pay.example/inline.js" />);
  return verify;
}
const payButton = () => screen.queryByRole('button', { name: 'Pay by card' });

beforeEach(() => void unfinishedOrder.keep(order));
afterEach(() => void jest.useRealTimers());

it.each([
  ['paid', 'Your units are on record'],
  ['review', 'We’re checking your payment'],
  ['failed', 'No payment received'],
  ['refused', 'Your payment was not accepted'],
] as const)(
  'an unfinished order is checked after a reload, and forgotten once it is %s',
  async (status, heading) => {
    const verify = open(status);
    expect(screen.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeTruthy();
    expect(payButton()).toBeNull();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Your payment is being confirmed' })).toBeNull(),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(verify).toHaveBeenCalledTimes(1);
    expect(unfinishedOrder.read()).toBeUndefined();
  },
);

it('a payment in review is not said to differ from the order, which is only one of the reasons', async () => {
  open('review');
  expect((await screen.findByText(/^We have to check your payment/)).textContent).not.toMatch(/differ/);
});

it('an unfinished order is checked even if the offer is closed', async () => {
  open('paid', false);
  expect(await screen.findByRole('heading', { name: 'Your units are on record' })).toBeTruthy();
});

it('a closed offer is announced as ended, not as planned', async () => {
  unfinishedOrder.forget();
  open('pending', false);
  expect(await screen.findByRole('heading', { name: 'The offer of shares has ended' })).toBeTruthy();
  expect(payButton()).toBeNull();
});

it('a pending order is kept until the buyer says that it was not paid', () => {
  // With real timers, the page would ask again after a second, during the next test.
  jest.useFakeTimers();
  open();
  expect(unfinishedOrder.read()).toEqual(order);
  const startAgain = screen.getByRole('link', { name: 'I haven’t paid: start again' });
  expect(startAgain.getAttribute('href')).toBe('/buy-shares-form');
  // jsdom cannot follow links.
  startAgain.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(startAgain);
  expect(unfinishedOrder.read()).toBeUndefined();
});

it('checking a pending payment again says the result each time, and keeps the focus', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-29T13:05:00Z') });
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const verify = open();
  const said = () => screen.getByRole('status').textContent;
  await pass(8);
  const button = screen.getByRole('button', { name: 'Check again' });
  expect(said()).toBe('');
  button.focus();
  fireEvent.click(button);
  await pass(1);
  // A second press does not ask again.
  fireEvent.click(button);
  await pass(7);
  expect(verify).toHaveBeenCalledTimes(8);
  expect(said()).toBe('Checked again at 14:05 (Lagos time): your payment isn’t confirmed yet.');
  expect(button.textContent).toBe('Check again');
  expect(document.activeElement).toBe(button);

  // The server cannot be reached.
  verify.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  fireEvent.click(button);
  await pass(8);
  expect(said()).toBe('We couldn’t check just now. Please check your connection, then try again.');

  // The message is emptied first, so that a screen reader reads the same message again.
  fireEvent.click(button);
  await pass(1);
  expect(said()).toBe('');
  verify.mockImplementation(json(200, { ...order, status: 'paid' }));
  await pass(7);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your units are on record' }));
});

it('an unfinished order is only named while somebody is logged in to the portal', async () => {
  localStorage.setItem(PORTAL_SESSION_KEY, 'a session');
  const verify = open('paid');
  expect((await screen.findByRole('alert')).textContent).toContain(order.reference);
  expect(verify).not.toHaveBeenCalled();
  expect(unfinishedOrder.read()).toEqual(order);
});

it.each([null, 'SHR-7F3K-9QXA-M2PD-4WZC', '{"reference":"SHR-7F3K-9QXA-M2PD-4WZC"}'])(
  'the form is shown if %j is stored as the unfinished order',
  (kept) => {
    if (kept === null) unfinishedOrder.forget();
    else sessionStorage.setItem('smash.payment.order', kept);
    open();
    expect(payButton()).not.toBeNull();
  },
);

it('invalid units and addresses are named, and nothing is ordered', async () => {
  unfinishedOrder.forget();
  open();
  const problems = async () => {
    await press('Pay by card');
    const summary = within(screen.getByRole('form')).getByRole('alert');
    await expectFocus(summary);
    return within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  };
  const units = screen.getByRole('spinbutton', { name: /^Units of shares/ });
  const required = 'Email address: This field is required';
  for (const value of ['', '0', '-5', '1.5', '1e9']) {
    fireEvent.change(units, { target: { value } });
    expect(screen.getByRole('textbox', { name: /^Amount/ })).toHaveProperty('value', '₦0');
    expect(await problems()).toEqual([`Units of shares: ${SHARE_MESSAGES.units}`, required]);
  }
  fireEvent.change(units, { target: { value: '999' } });
  expect(screen.getByRole('textbox', { name: /^Amount/ })).toHaveProperty('value', '₦999,000');
  expect(await problems()).toEqual([required]);
  fireEvent.change(screen.getByRole('textbox', { name: /^Email/ }), { target: { value: 'ada' } });
  expect(await problems()).toEqual(['Email address: Please enter a valid email address']);
});
