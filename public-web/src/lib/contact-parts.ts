/** Part of a text. `href` is set for email addresses and telephone numbers. */
export interface TextPart {
  text: string;
  href?: string;
}

/** An email address, or a telephone number with country code. */
const CONTACT = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{8,}\d)/;

/** Splits a text at its email addresses and telephone numbers, so that they become links. Keeps every character. */
export function contactParts(text: string): TextPart[] {
  return text.split(CONTACT).map((part, index) => (index % 2 === 0 ? { text: part } : contact(part)));
}

function contact(text: string): TextPart {
  return { text, href: text.includes('@') ? `mailto:${text}` : `tel:${text.replace(/ /g, '')}` };
}
