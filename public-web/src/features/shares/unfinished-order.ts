import { safeSessionStorage } from '../../lib/safe-storage';

const KEY = 'smash.payment.order';

/** The reference of the order whose payment window is open in this tab, for the page that comes if this one has to leave. */
export const unfinishedOrder = {
  read: (): string | null => safeSessionStorage.read(KEY),
  keep: (reference: string) => safeSessionStorage.write(KEY, reference),
  forget: () => safeSessionStorage.remove(KEY),
};
