import { MESSAGES, describeSubmitFailure } from '@smash/contract';
import type { OnboardingProduct } from '@smash/contract/client';
import { apiClient } from './client';

export type { OnboardingProduct };

/** How an attempt to unlock ended. */
export type UnlockOutcome =
  { kind: 'unlocked'; token: string } | { kind: 'refused'; message: string; isWrongPin: boolean };

/** What a token opens. `locked` when it no longer counts. */
export type ProductsOutcome =
  { kind: 'opened'; products: readonly OnboardingProduct[] } | { kind: 'locked' } | { kind: 'failed' };

/** Whether the site has a PIN; taken for granted when that cannot be learnt. Never rejects. */
export async function isOnboardingSetUp(): Promise<boolean> {
  try {
    const { data } = await apiClient.GET('/api/onboarding');
    return data?.is_set_up ?? true;
  } catch {
    return true;
  }
}

/** Sends the PIN. Never rejects. */
export async function unlockOnboarding(pin: string): Promise<UnlockOutcome> {
  try {
    const { data, error, response } = await apiClient.POST('/api/onboarding/unlock', { body: { pin } });
    if (data) return { kind: 'unlocked', token: data.access_token };
    return { kind: 'refused', message: describeSubmitFailure(error), isWrongPin: response.status === 401 };
  } catch {
    return { kind: 'refused', message: MESSAGES.unknownError, isWrongPin: false };
  }
}

/** The products with their links. Never rejects. */
export async function loadOnboardingProducts(token: string): Promise<ProductsOutcome> {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const { data, response } = await apiClient.GET('/api/onboarding/products', { headers });
    if (response.status === 401) return { kind: 'locked' };
    return data ? { kind: 'opened', products: data } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
