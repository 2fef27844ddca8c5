const KEY = 'smash.portal.sign-on';

/** Why a person went to the identity provider, and the page in the portal to return to. */
export interface SignOnErrand {
  purpose: 'login' | 'connect' | 'confirm';
  next: string;
}

/** Leaves for the identity provider; this tab knows what for when it comes back. */
export function leaveForProvider(url: string, errand: SignOnErrand): void {
  sessionStorage.setItem(KEY, JSON.stringify(errand));
  location.assign(url);
}

/** The errand that this tab left for, returned once; a login when the tab has none. */
export function takeErrand(): SignOnErrand {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return stored === null ? { purpose: 'login', next: '/' } : (JSON.parse(stored) as SignOnErrand);
}
