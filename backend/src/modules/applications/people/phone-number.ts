import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const E164 = /^\+\d{7,15}$/;
/** The international prefix of most countries, 00, with any separators; the library knows Nigeria's own, 009. */
const FROM_ABROAD = /^[\s(-]*0[\s-]*0[\s)-]*(?=[1-9])/;

/**
 * A telephone number as dialled in Nigeria, in E.164 (+2348035550100); null for one that nobody could have. Without a
 * plus the number has to exist there: 447911123456 is somebody else's.
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
  // 009 is the international prefix of Nigeria; elsewhere it is 00 and a country code with 9, such as of the Emirates.
  // If both readings exist, the number is ambiguous.
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
