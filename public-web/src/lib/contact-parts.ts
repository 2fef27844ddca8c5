/** A piece of a text; with an address where it is a mailbox or a telephone number. */
export interface TextPart {
  text: string;
  href?: string;
}

/** A mailbox, or a telephone number with its country. */
const CONTACT = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{8,}\d)/;

/** Cuts a text of ours at its mailboxes and telephone numbers, so that they can be pressed. Loses no character. */
export function contactParts(text: string): TextPart[] {
  return text.split(CONTACT).map((part, index) => (index % 2 === 0 ? { text: part } : contact(part)));
}

function contact(text: string): TextPart {
  return { text, href: text.includes('@') ? `mailto:${text}` : `tel:${text.replace(/ /g, '')}` };
}
