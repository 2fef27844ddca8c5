import { foldForSearch } from '@smash/contract';

/** In UTF-16 units, so at most 2,400 bytes: an entry of the indexes that carry the text holds 2,704. */
const SEARCH_TEXT_LIMIT = 800;

/** What an application is found by. */
export function toSearchText(parts: (string | null)[]): string {
  return foldForSearch(parts.filter(Boolean).join(' ')).slice(0, SEARCH_TEXT_LIMIT);
}
