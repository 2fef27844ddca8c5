import type { XmlElement } from './xml-elements.js';

/** The two namespaces of a Word document's text (ECMA-376-1, A.1; ECMA-376-4, A.1). */
const WORD = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);

/** Fields that start a program or fetch something when the document is opened (ECMA-376-1, 17.16.5). */
const ACTING = /^(?:DDE(?:AUTO)?|LINK)(?![\p{L}\p{N}_])/u;
/** What may stand before the name of a field; an equals sign makes a formula of it. */
const BEFORE_NAME = /^[^\p{L}=]+/u;
/** A name that can still become one of these. */
const OPEN_NAME = /^(?:D(?:D(?:E(?:A(?:U(?:T)?)?)?)?)?|L(?:I(?:N)?)?)?$/;
/** UTF-16 units of an instruction that are kept: more than the longest name. */
const KEPT = 64;

/** A web page inside a document, shown as a video (MS-DOCX, 2.5.3). */
const WEB_VIDEO = 'webVideoPr';
const INSTRUCTIONS = new Set(['instrText', 'delInstrText']);
const TEXTS = new Set(['t', 'delText']);
const FIELD_PARTS = new Set([...INSTRUCTIONS, 'fldChar', 'fldSimple']);

/** Elements of a text that a field may begin within and end outside; no other one. */
const CROSSED = new Set(
  'p r hyperlink ins del moveFrom moveTo sdt sdtContent smartTag customXml dir bdo fldSimple'.split(' '),
);

interface Field {
  /** Its instruction from its name on, cut. */
  instruction: string;
  isSeparated: boolean;
  /** The innermost element around its beginning that no field crosses. */
  place: number;
}

/**
 * Finds fields that act in one part of a document, whose instructions may be spread over many runs of text. Takes what
 * some reader could see otherwise for acting: marks and instructions in another namespace than its text, or in an
 * element that a reader may leave out while it reads the rest of the field.
 */
export class FieldReader {
  isActing = false;
  /** The open fields, the innermost last. */
  private readonly fields: Field[] = [];
  /** The open elements that no field crosses, by number. */
  private readonly places: number[] = [0];
  private lastPlace = 0;
  /** For each open element whether it is one of `places`. */
  private readonly path: boolean[] = [];
  private skipped = 0;
  /** The Word namespace that the part uses first; some readers ignore the other one. */
  private own: string | undefined;
  /** The element whose text is read; nothing may stand within it. */
  private textElement: string | undefined;

  /** @param skips elements of which nothing is read: what was deleted, which some readers leave out */
  constructor(private readonly skips: readonly string[]) {}

  open(element: XmlElement): void {
    const { name } = element;
    if (this.skips.includes(name)) this.skipped += 1;
    const isWord = WORD.has(element.namespace);
    if (isWord) this.own ??= element.namespace;
    const isOwn = element.namespace === this.own;
    const isPlace = !isOwn || !CROSSED.has(name);
    this.path.push(isPlace);
    if (name === WEB_VIDEO || (this.textElement && INSTRUCTIONS.has(this.textElement))) this.isActing = true;
    if (FIELD_PARTS.has(name)) this.readPart(element, isOwn);
    if (isPlace) {
      this.lastPlace += 1;
      this.places.push(this.lastPlace);
    }
    this.textElement = isWord && (INSTRUCTIONS.has(name) || TEXTS.has(name)) ? name : undefined;
  }

  text(text: string): void {
    const field = this.fields.at(-1);
    if (!this.textElement || !field || this.skipped > 0) return;
    if (INSTRUCTIONS.has(this.textElement)) this.add(field, text);
    // A reader could take such text for the name of the field.
    else if (isNameOpen(field) && text.trim()) this.isActing = true;
  }

  close(name: string): void {
    if (this.skips.includes(name)) this.skipped -= 1;
    this.textElement = undefined;
    if (this.path.pop()) this.places.pop();
  }

  private readPart({ name, prefix, attributes }: XmlElement, isOwn: boolean): void {
    if (!isOwn) this.isActing = true;
    if (this.skipped > 0) return;
    const valueOf = (attribute: string) => attributes[`${prefix}:${attribute}`];
    if (name === 'fldChar') this.mark(valueOf('fldCharType'));
    else if (name === 'fldSimple') this.readSimple(valueOf('instr'));
    else this.expectOwnField();
  }

  private mark(type: string | undefined): void {
    if (type === 'begin') {
      this.expectNamed();
      this.fields.push({ instruction: '', isSeparated: false, place: this.place });
      return;
    }
    this.expectOwnField();
    const field = this.fields.at(-1);
    if (type === 'end') this.fields.pop();
    else if (type !== 'separate') this.isActing = true;
    else if (field) field.isSeparated = true;
  }

  private readSimple(instruction: string | undefined): void {
    this.expectNamed();
    if (instruction === undefined) this.isActing = true;
    else this.add({ instruction: '', isSeparated: false, place: this.place }, instruction);
  }

  /** A name that another field produces cannot be known; formulas are safe, as they begin with a sign. */
  private expectNamed(): void {
    const outer = this.fields.at(-1);
    if (outer && isNameOpen(outer)) this.isActing = true;
  }

  private expectOwnField(): void {
    const field = this.fields.at(-1);
    if (field && field.place !== this.place) this.isActing = true;
  }

  /** Judges after each piece, since what stands between two pieces may end the name. */
  private add(field: Field, text: string): void {
    if (field.instruction.length >= KEPT) return;
    field.instruction = (field.instruction + text).replace(BEFORE_NAME, '').slice(0, KEPT);
    if (ACTING.test(field.instruction.toUpperCase())) this.isActing = true;
  }

  private get place(): number {
    return this.places.at(-1) ?? 0;
  }
}

const isNameOpen = ({ instruction, isSeparated }: Field): boolean =>
  !isSeparated && OPEN_NAME.test(instruction.toUpperCase());
