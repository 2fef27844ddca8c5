import { foldForSearch } from '@smash/contract';

/** In UTF-16 units, so at most 2,400 bytes: an entry of an index that carries the text holds at most 2,704. */
const SEARCH_TEXT_LIMIT = 800;

/** The fields of an application that a search looks at. */
export interface Searched {
  firstName: string;
  middleName: string | null;
  lastName: string;
  email: string;
  reference: string;
  phone: string;
  phoneE164: string | null;
}

/** The folded text that a search looks at. Holds the digits of a telephone number only if it has no E.164 form. */
export function toSearchText(application: Searched): string {
  const { firstName, middleName, lastName, email, reference, phone, phoneE164 } = application;
  const digits = phoneE164 === null ? phone.replace(/\D/g, '') : null;
  const parts = [firstName, middleName, lastName, email, reference, digits];
  return foldForSearch(parts.filter(Boolean).join(' ')).slice(0, SEARCH_TEXT_LIMIT);
}
