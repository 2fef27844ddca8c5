import { readableCode } from '../../platform/text/readable-code.js';

const PATTERN = /^SHR(-[2-9A-HJ-NP-Z]{4}){4}$/;

/**
 * A reference such as SHR-7F3K-9QXA-M2PD-4WZC, which the payment provider knows the purchase by too. There are 31^16,
 * so nobody finds another's by guessing.
 */
export function makePurchaseReference(): string {
  return `SHR-${readableCode(4)}`;
}

export function isPurchaseReference(value: unknown): value is string {
  return typeof value === 'string' && PATTERN.test(value);
}
