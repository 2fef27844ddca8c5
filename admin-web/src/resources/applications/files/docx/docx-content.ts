import DOMPurify from 'dompurify';
import mammoth from 'mammoth';

const PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,/;

/** Elements and attributes that mammoth writes; none that acts, and no name that could confuse scripts of the page. */
const RULES = {
  ALLOWED_TAGS: 'p br h4 h5 h6 strong em u s sub sup a ul ol li table thead tbody tr th td img'.split(' '),
  ALLOWED_ATTR: ['href', 'src', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
};

/** Headings of a document start below those of the page. */
const HEADINGS = ['h4', 'h5', 'h6', 'h6', 'h6', 'h6'].map(
  (element, index) => `p[style-name='Heading ${index + 1}'] => ${element}:fresh`,
);

/**
 * The paragraphs, lists, tables and pictures of a DOCX as elements. Its HTML comes from a stranger: it is cleaned
 * before it enters the page, and nothing in it is fetched.
 * @throws Error when the bytes are no document
 */
export async function readDocx(bytes: ArrayBuffer): Promise<DocumentFragment> {
  const { value } = await mammoth.convertToHtml({ arrayBuffer: bytes }, { styleMap: HEADINGS });
  return cleanDocument(value);
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
