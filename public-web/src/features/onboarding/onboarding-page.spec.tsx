import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerWith, expectFocus, json, press, show, type } from '../../lib/spec-support';
import { OnboardingPage } from './onboarding-page';

const NAMES = ['Ride Smash', 'MailBux', 'Qiimeet'];
const products = NAMES.map((name, index) => ({
  name,
  youtubeUrl: index === 0 ? 'https://videos.example/1' : null,
  formUrl: 'https://forms.example/1',
}));
const cards = () =>
  within(screen.getByRole('region', { name: /^All Onboarding Videos/ })).getAllByRole('listitem');

beforeEach(() => {
  window.scrollTo = () => undefined;
  answerWith({
    'GET /api/onboarding': json(200, { is_set_up: true }),
    'GET /api/onboarding/products': json(200, products),
  });
});

it('the onboarding page says that it is not set up if there is no PIN', async () => {
  answerWith({ 'GET /api/onboarding': json(200, { is_set_up: false }) });
  show(<OnboardingPage />);
  expect(await screen.findByRole('heading', { name: 'Onboarding isn’t set up yet' })).toBeTruthy();
});

it.each([
  ['wrong', 401, 'Invalid PIN. Please try again.'],
  ['blank', 422, [{ loc: ['body', 'pin'], msg: 'This field is required', type: 'filled' }]],
])('a %s PIN is reported as invalid and cleared', async (_, status, detail) => {
  answerWith({ 'POST /api/onboarding/unlock': json(status, { detail }) });
  show(<OnboardingPage />);
  const pin = screen.getByLabelText<HTMLInputElement>(/^PIN/);
  await type(pin, '00000000000');
  expect(pin.value).toBe('0000000000');
  await press('Unlock');
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid PIN. Please try again.');
  expect(screen.getAllByText('Invalid PIN. Please try again.')).toHaveLength(1);
  expect(pin.value).toBe('');
  await expectFocus(pin);
});

it('the PIN is asked for again if the session has ended', async () => {
  sessionStorage.setItem('onboarding-authenticated', 'true');
  sessionStorage.setItem('onboarding-token', 'forged');
  answerWith({ 'GET /api/onboarding/products': json(401, {}) });
  show(<OnboardingPage />);
  expect(await screen.findByLabelText(/^PIN/)).toBeTruthy();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it('the PIN takes the focus after a logout, not before', async () => {
  sessionStorage.setItem('onboarding-authenticated', 'true');
  sessionStorage.setItem('onboarding-token', 'token');
  show(<OnboardingPage />);
  expect(document.activeElement).toBe(document.body);
  await screen.findByRole('group', { name: 'Show videos of' });
  await press('Logout from Onboarding');
  await expectFocus(screen.getByLabelText(/^PIN/));
});

describe('the filter of the onboarding videos', () => {
  beforeEach(async () => {
    sessionStorage.setItem('onboarding-authenticated', 'true');
    sessionStorage.setItem('onboarding-token', 'token');
    show(<OnboardingPage />);
    await screen.findByRole('group', { name: 'Show videos of' });
    jest.useFakeTimers();
  });
  afterEach(() => void jest.useRealTimers());

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const isFaded = () => screen.getByRole('list').classList.contains('faded');

  it('fades the cards out, changes them after 150 ms and shows them 50 ms later', () => {
    const filter = screen.getByRole('button', { name: 'MailBux' });
    fireEvent.click(filter);
    expect(filter.getAttribute('aria-pressed')).toBe('true');
    expect(isFaded()).toBe(true);
    pass(149);
    expect(cards()).toHaveLength(NAMES.length);
    pass(1);
    expect(cards()).toHaveLength(1);
    pass(49);
    expect(isFaded()).toBe(true);
    pass(1);
    expect(isFaded()).toBe(false);
    expect(cards()[0]?.textContent).toContain('MailBux');
    fireEvent.click(filter);
    expect(isFaded()).toBe(false);
  });
});
