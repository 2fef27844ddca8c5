/** A name of a PDF, decoded, where it stands, and what is behind it. */
export interface PdfName {
  name: string;
  index: number;
  /** Where the text behind the name begins. */
  end: number;
}

/** Any character of a name may be written as # and two digits; a name ends before white space or a sign (ISO 32000-1, 7.2.2, 7.3.5). */
const NAME = /\/((?:[A-Za-z\d]|#[\dA-Fa-f]{2}){1,60})(?=[\s\0/<>[\](){}%]|$)/g;

export function* namesIn(text: string): Generator<PdfName> {
  for (const match of text.matchAll(NAME)) {
    const [whole, written = ''] = match;
    const name = written.replace(/#(..)/g, (_escape, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    );
    yield { name, index: match.index, end: match.index + whole.length };
  }
}
