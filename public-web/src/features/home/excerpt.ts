/**
 * The first `length` characters of a text and an ellipsis; a text that is no longer stays whole
 * (docs/requirements/site.md#s-24).
 */
export function excerpt(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
