import { MESSAGES, describeSubmitFailure } from '@smash/contract';
import type { OnboardingProduct } from '@smash/contract/client';
import { apiClient } from './client';

export type { OnboardingProduct };

/** How an attempt to unlock ended. */
export type UnlockOutcome =
  | { type: 'unlocked'; token: string }
  | { type: 'refused'; message: string; isWrongPin: boolean };

/** What a token opens; `locked` when it is no longer valid. */
export type ProductsOutcome =
  | { type: 'opened'; products: readonly OnboardingProduct[] }
  | { type: 'locked' }
  | { type: 'failed' };

/** Whether the site has a PIN; true when that cannot be found out. Never rejects. */
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
    if (data) return { type: 'unlocked', token: data.access_token };
    // 422: a blank PIN is a wrong one too.
    const isWrongPin = [401, 422].includes(response.status);
    const message = isWrongPin ? MESSAGES.wrongPin : describeSubmitFailure(error, MESSAGES.unknownError);
    return { type: 'refused', message, isWrongPin };
  } catch {
    return { type: 'refused', message: MESSAGES.unknownError, isWrongPin: false };
  }
}

/** The products with their links. Never rejects. */
export async function loadOnboardingProducts(token: string): Promise<ProductsOutcome> {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const { data, response } = await apiClient.GET('/api/onboarding/products', { headers });
    if (response.status === 401) return { type: 'locked' };
    return data ? { type: 'opened', products: data } : { type: 'failed' };
  } catch {
    return { type: 'failed' };
  }
}
