import { useEffect, useState } from 'react';
import {
  isOnboardingSetUp,
  loadOnboardingProducts,
  unlockOnboarding,
  type OnboardingProduct,
} from '../../lib/api/onboarding';
import { safeSessionStorage } from '../../lib/safe-storage';

/** The flag of docs/requirements/onboarding.md#o-1. It only remembers the login; the token opens the links. */
const FLAG = 'onboarding-authenticated';
const TOKEN = 'onboarding-token';

type View =
  /** `hasLeft`: after a logout the gate takes the focus, because the logout button is gone. */
  | { type: 'locked'; hasLeft?: true }
  | { type: 'not-set-up' }
  | { type: 'opening' }
  | { type: 'failed'; token: string }
  | { type: 'unlocked'; products: readonly OnboardingProduct[] };

function rememberedToken(): string | null {
  return safeSessionStorage.read(FLAG) === 'true' ? safeSessionStorage.read(TOKEN) : null;
}

function forget() {
  safeSessionStorage.remove(FLAG);
  safeSessionStorage.remove(TOKEN);
}

/** The view for a token of this browser session, which is forgotten if it has ended. */
async function viewOf(token: string): Promise<View> {
  const outcome = await loadOnboardingProducts(token);
  if (outcome.type === 'opened') return { type: 'unlocked', products: outcome.products };
  if (outcome.type === 'failed') return { type: 'failed', token };
  forget();
  return { type: 'locked' };
}

/** Locked until the PIN is entered, then unlocked for the browser session (docs/requirements/onboarding.md#o-1). */
export function useOnboarding() {
  const [view, setView] = useState<View>({ type: 'locked' });

  useEffect(() => {
    let isGone = false;
    const show = (next: View) => {
      if (!isGone) setView(next);
    };
    const token = rememberedToken();
    if (token !== null) {
      show({ type: 'opening' });
      void viewOf(token).then(show);
    } else {
      void isOnboardingSetUp().then((isSetUp) => {
        if (!isSetUp) show({ type: 'not-set-up' });
      });
    }
    return () => {
      isGone = true;
    };
  }, []);

  async function open(token: string) {
    setView({ type: 'opening' });
    setView(await viewOf(token));
  }

  /** @returns the refusal, or undefined after a success */
  async function unlock(pin: string) {
    const outcome = await unlockOnboarding(pin);
    if (outcome.type === 'refused') return outcome;
    safeSessionStorage.write(FLAG, 'true');
    safeSessionStorage.write(TOKEN, outcome.token);
    await open(outcome.token);
    return undefined;
  }

  function lock() {
    forget();
    setView({ type: 'locked', hasLeft: true });
  }

  return { view, unlock, open, lock };
}
