/** Folds text for search: lower case, without accents, so that "Olayinka" finds "Ọláyínká". */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** What an application is found by. */
export function toSearchText(parts: (string | null)[]): string {
  return foldForSearch(parts.filter(Boolean).join(' '));
}
