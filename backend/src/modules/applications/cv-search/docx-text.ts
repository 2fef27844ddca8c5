import mammoth from 'mammoth';

/** A part of a document as mammoth reads it. */
interface WordPart {
  type: string;
  value?: string;
  children?: WordPart[];
}

/** The text of a Word document, each line of it in a line of its own: mammoth's own text is without the line breaks. */
export async function textOfDocx(data: Buffer): Promise<string> {
  let text = '';
  const transformDocument = (document: WordPart): WordPart => {
    text = textOf(document);
    // Nothing more is made of it, neither HTML nor its pictures.
    return { ...document, children: [] };
  };
  await mammoth.convertToHtml({ buffer: data }, { transformDocument });
  return text;
}

function textOf({ type, value, children = [] }: WordPart): string {
  if (type === 'text') return value ?? '';
  if (type === 'tab') return '\t';
  if (type === 'break') return '\n';
  return children.map(textOf).join('') + (type === 'paragraph' ? '\n\n' : '');
}
