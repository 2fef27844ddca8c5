import { parseRecord } from '@smash/contract';
import type { CreatedPurchase } from '../../lib/api/shares';
import { safeSessionStorage } from '../../lib/safe-storage';

const KEY = 'smash.payment.order';

const TYPES = {
  reference: 'string',
  units: 'number',
  amount: 'number',
  email: 'string',
  receipt_url: 'string',
} as const satisfies Partial<Record<keyof CreatedPurchase, 'string' | 'number'>>;

/** The order of this tab with an unknown payment, kept for the next document if this one has to leave. */
export const unfinishedOrder = {
  /** The kept order. Storage is outside our control: anything but an order is read as undefined. */
  read: (): CreatedPurchase | undefined => {
    const kept = parseRecord(safeSessionStorage.read(KEY));
    const isOrder = Object.entries(TYPES).every(([name, type]) => typeof kept?.[name] === type);
    return isOrder ? (kept as unknown as CreatedPurchase) : undefined;
  },
  keep: (purchase: CreatedPurchase) => safeSessionStorage.write(KEY, JSON.stringify(purchase)),
  forget: () => safeSessionStorage.remove(KEY),
};
