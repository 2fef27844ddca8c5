import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Webhook } from '@smash/contract/client';
import { AdminContext, Notification, testDataProvider } from 'react-admin';
import { SecretSection } from './secret-section';
import { WebhookActions } from './webhook-actions';
import { LOGGED_IN, logIn } from '../../spec-support';

const webhook = (more: Partial<Webhook>): Webhook => ({
  id: '0190a000-0000-7000-8000-000000000000',
  version: 1,
  url: 'https://example.com/hooks',
  description: '',
  events: ['job.posted'],
  has_personal_data: false,
  is_on: true,
  off_reason: null,
  former_secret_until: null,
  last_delivery: null,
  dead: 0,
  created_at: '2026-11-25T12:00:00.000Z',
  ...more,
});

const changeWebhook = jest.fn((..._change: unknown[]) => Promise.resolve());
const makeWebhookSecret = jest.fn((_id: string, _key: string) => Promise.resolve({ secret: 's' }));

const actions = (role: string, more: Partial<Webhook>) => (
  <AdminContext
    dataProvider={{ ...testDataProvider(), changeWebhook, makeWebhookSecret }}
    authProvider={{
      ...LOGGED_IN,
      getPermissions: () => Promise.resolve(role),
    }}
  >
    <WebhookActions webhook={webhook(more)} />
    <SecretSection webhook={webhook(more)} />
    <Notification />
  </AdminContext>
);
const show = (role: string, more: Partial<Webhook> = {}) => render(actions(role, more));

afterEach(cleanup);

describe('a webhook', () => {
  it.each([
    ['administrator', false],
    ['owner', true],
  ])('can be changed by an %s (personal data: %s)', async (role, has_personal_data) => {
    show(role, { has_personal_data });
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeDefined();
    expect(screen.getByRole('button', { name: /^Delete/ })).toBeDefined();
    expect(screen.queryByText(/only owners can change it/)).toBeNull();
  });

  it('with personal data can be tested by an administrator, but changed only by owners', async () => {
    show('administrator', { has_personal_data: true });
    expect(await screen.findByText(/only owners can change it/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send test event' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  it('that is off cannot be sent a test event', async () => {
    show('owner', { is_on: false, off_reason: 'by_hand' });
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send test event' })).toBeNull();
  });

  it('is saved over the version that the dialog opened with, not over a later change', async () => {
    await logIn();
    const { rerender } = show('owner');
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    rerender(actions('owner', { version: 2, has_personal_data: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changeWebhook).toHaveBeenCalled());
    expect(changeWebhook.mock.calls[0]?.slice(1)).toEqual([
      1,
      expect.objectContaining({ has_personal_data: false }),
    ]);
  });

  it('gets the same secret when the first answer is lost, and another one after that', async () => {
    await logIn();
    makeWebhookSecret.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    show('owner');
    const renew = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Make a new secret' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Make secret' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    const close = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'I have copied it' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await renew();
    await screen.findByText('Failed to make a new secret');
    await renew();
    await close();
    await renew();
    const [lost, repeated, next] = makeWebhookSecret.mock.calls.map(([, key]) => key);
    expect(repeated).toBe(lost);
    expect(next).not.toBe(repeated);
  });
});
