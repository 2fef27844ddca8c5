import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const E164 = /^\+\d{7,15}$/;
/** How most of the world begins a number from abroad, with whatever people write between; 009, with which Nigeria does, is known to the library. */
const FROM_ABROAD = /^[\s(-]*0[\s-]*0[\s)-]*(?=[1-9])/;

/**
 * A telephone number in E.164 (+2348035550100), as it is dialled in Nigeria; null for one that nobody could have. Without
 * a plus it has to be one that exists there: 447911123456 is somebody else's.
 */
export function toE164(phone: string): string | null {
  const number = parse(phone);
  return number && E164.test(number.number) ? number.number : null;
}

function parse(phone: string): PhoneNumber | undefined {
  if (phone.startsWith('+')) return possible(phone);
  const fromAbroad = phone.replace(FROM_ABROAD, '+');
  const asInNigeria = existing(phone);
  if (!fromAbroad.startsWith('+')) return asInNigeria;
  if (!fromAbroad.startsWith('+9')) return possible(fromAbroad);
  // 009 begins a number from abroad in Nigeria, and 00 one of the Emirates elsewhere: where both exist, nobody knows.
  const elsewhere = existing(fromAbroad);
  return asInNigeria && elsewhere ? undefined : (asInNigeria ?? elsewhere);
}

function possible(phone: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(phone, 'NG');
  return number?.isPossible() ? number : undefined;
}

function existing(phone: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(phone, 'NG');
  return number?.isValid() ? number : undefined;
}
