/** An XML element with a text; empty if there is no text. */
export function textElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}

/** An XML element with a text that is not escaped, for readers that take no entities; empty if there is no text. */
export function cdataElement(name: string, text: string | null | undefined): string {
  // What would end the section is divided between two.
  return text ? `<${name}><![CDATA[${allowed(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>` : '';
}

/** A text without the characters that XML does not allow. */
const allowed = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** Escapes a text for an element or a quoted attribute; characters that XML does not allow are left out. */
export function escapeXml(text: string): string {
  return allowed(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
