/** A decoded name of a PDF, and its position. */
export interface PdfName {
  name: string;
  index: number;
  /** Position right after the name. */
  end: number;
}

/** A name ends before white space or a delimiter (ISO 32000-1, 7.2.2). */
const END = '(?=[\\s\\0/<>[\\](){}%]|$)';
/** Any character of a name may be written as # and two hexadecimal digits (ISO 32000-1, 7.3.5). */
const ANY_NAME = new RegExp(`/((?:[A-Za-z\\d]|#[\\dA-Fa-f]{2}){1,60})${END}`, 'g');

/** Matches only these names, however they are written: much faster where a text is full of others. */
export function patternOf(names: readonly string[]): RegExp {
  const spelt = (letter: string) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  };
  return new RegExp(`/(${names.map((name) => name.replace(/./g, spelt)).join('|')})${END}`, 'g');
}

export function* namesIn(text: string, pattern = ANY_NAME): Generator<PdfName> {
  for (const match of text.matchAll(pattern)) {
    const [whole, written = ''] = match;
    const name = written.replace(/#(..)/g, (_escape, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    );
    yield { name, index: match.index, end: match.index + whole.length };
  }
}
