/**
 * The first `length` characters of a text and an ellipsis; a text of at most that length stays whole
 * (docs/requirements/site.md#s-24).
 */
export function excerpt(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
