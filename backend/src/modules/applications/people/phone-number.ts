import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const E164 = /^\+\d{7,15}$/;
/** How most of the world begins a number from abroad; 009, with which Nigeria does, is known to the library. */
const FROM_ABROAD = /^00(?=[1-8])/;

/**
 * A telephone number in E.164 (+2348035550100), as it is dialled in Nigeria; null for one that nobody could have. Without
 * a plus it has to be one that exists there: 447911123456 is somebody else's.
 */
export function toE164(phone: string): string | null {
  const written = phone.replace(FROM_ABROAD, '+');
  const number = parsePhoneNumberFromString(written, 'NG');
  const isReal = written.startsWith('+') ? number?.isPossible() : number?.isValid();
  return number && isReal && E164.test(number.number) ? number.number : null;
}
