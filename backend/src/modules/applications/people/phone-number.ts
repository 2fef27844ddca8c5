import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const E164 = /^\+\d{7,15}$/;

/** Fewer could be anything. */
const FEWEST_DIGITS = 4;

/**
 * The digits to look for in telephone numbers, if a search is one or a part of one, however it is written: without the
 * country's code or the zero before them.
 */
export function dialledDigits(search: string): string | undefined {
  if (!/^[+()\d\s./-]+$/.test(search)) return undefined;
  const digits = search.replace(/\D/g, '');
  if (digits.length < FEWEST_DIGITS) return undefined;
  const dialled = digits.replace(/^(?:009?)?(?:234)?0?/, '');
  return dialled.length >= FEWEST_DIGITS - 1 ? dialled : digits;
}

/** A telephone number in E.164 (+2348035550100), as it is dialled in Nigeria; null for one that nobody could have. */
export function toE164(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, 'NG');
  return number?.isPossible() && E164.test(number.number) ? number.number : null;
}
