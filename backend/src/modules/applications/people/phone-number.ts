import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const E164 = /^\+\d{7,15}$/;

/** A telephone number in E.164 (+2348035550100), as it is dialled in Nigeria; null for one that nobody could have. */
export function toE164(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, 'NG');
  return number?.isPossible() && E164.test(number.number) ? number.number : null;
}
