import DOMPurify from 'dompurify';
import mammoth from 'mammoth';

const PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,/;

/** Elements and attributes that mammoth writes; none that acts, and no name that could confuse scripts of the page. */
const RULES = {
  ALLOWED_TAGS: 'p br h4 h5 h6 strong em u s sub sup a ul ol li table thead tbody tr th td img'.split(' '),
  ALLOWED_ATTR: ['href', 'src', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
};

/** UTF-16 units of all addresses of pictures in a document: one that is placed often has as many. */
const MOST_OF_PICTURES = 10_000_000;

/** Headings of a document start below those of the page. */
const HEADINGS = ['h4', 'h5', 'h6', 'h6', 'h6', 'h6'].map(
  (element, index) => `p[style-name='Heading ${index + 1}'] => ${element}:fresh`,
);

interface ReadDocument {
  content: DocumentFragment;
  /** Whether pictures were left out, which are too large together. */
  lacksPictures: boolean;
}

/**
 * The paragraphs, lists, tables and pictures of a DOCX as elements. Its HTML comes from a stranger: it is cleaned
 * before it enters the page, and nothing in it is fetched.
 * @throws Error when the bytes are no document
 */
export async function readDocx(bytes: ArrayBuffer): Promise<ReadDocument> {
  const pictures = new PictureReader();
  const convertImage = mammoth.images.imgElement((picture) => pictures.read(picture));
  const { value } = await mammoth.convertToHtml({ arrayBuffer: bytes }, { styleMap: HEADINGS, convertImage });
  return { content: cleanDocument(value), lacksPictures: pictures.areLacking };
}

interface Picture {
  contentType: string;
  readAsBase64String: () => Promise<string>;
}

/** Reads pictures one after the other, and none after the first that is too large together with those before it. */
export class PictureReader {
  areLacking = false;
  private left = MOST_OF_PICTURES;
  private last = Promise.resolve({ src: '' });

  /** The address of a picture; empty, which is left out of the document, when there is no more room. */
  read(picture: Picture): Promise<{ src: string }> {
    this.last = this.last.then(() => this.readNext(picture));
    return this.last;
  }

  private async readNext({ contentType, readAsBase64String }: Picture): Promise<{ src: string }> {
    if (this.areLacking) return { src: '' };
    const src = `data:${contentType};base64,${await readAsBase64String()}`;
    this.left -= src.length;
    this.areLacking = this.left < 0;
    return { src: this.areLacking ? '' : src };
  }
}

export function cleanDocument(html: string): DocumentFragment {
  const content = DOMPurify.sanitize(html, { ...RULES, RETURN_DOM_FRAGMENT: true });
  for (const link of content.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer nofollow';
  }
  for (const picture of content.querySelectorAll('img')) {
    // A picture from elsewhere would tell its server who reads this.
    if (PICTURE.test(picture.getAttribute('src') ?? '')) picture.alt = '';
    else picture.remove();
  }
  return content;
}
