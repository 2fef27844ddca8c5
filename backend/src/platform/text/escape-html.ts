const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for the content of an element, or for a quoted attribute. */
export const escapeHtml = (text: string): string => escape(text, /[&<>"']/g);

/** Escapes text for the content of an element alone: quotation marks and apostrophes stay as they are. */
export const escapeContent = (text: string): string => escape(text, /[&<>]/g);

const escape = (text: string, characters: RegExp): string =>
  text.replace(characters, (character) => ENTITIES[character] ?? character);
