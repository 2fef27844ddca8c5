import type { Part } from './docx-archive.js';
import { beginningOfPart, unpackPart } from './unpack-part.js';
import type { InspectableFile } from './inspectable-file.js';
import { looksLikeXml, readXml, type XmlElement } from './xml-elements.js';

/** Bytes of all unpacked XML of a document, far above that of any CV. */
const XML_BYTES = 8 * 1024 * 1024;

/** Fields that start a program or fetch something when the document is opened (ECMA-376-1, 17.16.5). */
const ACTING_FIELDS = new Set(['DDE', 'DDEAUTO', 'LINK']);
/** A web page inside a document, shown as a video (MS-DOCX, 2.5.3). */
const WEB_VIDEO = 'webVideoPr';

/**
 * Whether the text of a document has fields that act when it is opened. Checks every part that may be XML, since a
 * relationship can make any of them the text. Also true when there is too much XML to tell.
 */
export async function hasActingFields(file: InspectableFile, parts: readonly Part[]): Promise<boolean> {
  let left = XML_BYTES;
  for (const part of parts) {
    const beginning = await beginningOfPart(file, part);
    if (beginning.length === 0 || !looksLikeXml(beginning)) continue;
    const bytes = await unpackPart(file, part, left);
    if (!bytes) return true;
    left -= bytes.length;
    if (doesAct(bytes)) return true;
  }
  return false;
}

/** Malformed XML cannot be opened, so it does not act. */
function doesAct(bytes: Buffer): boolean {
  const reader = new FieldReader();
  const outcome = readXml(bytes, {
    open: (element) => {
      reader.open(element);
    },
    text: (text) => {
      reader.text(text);
    },
  });
  return reader.isActing || outcome === 'other encoding';
}

/** Joins the instructions of fields, which may be spread over many runs of text. */
class FieldReader {
  isActing = false;
  /** Instructions of the open fields, the innermost last. */
  private readonly instructions: string[] = [];
  private isInstruction = false;

  open({ name, attributes }: XmlElement): void {
    this.isInstruction = name === 'instrText' || name === 'delInstrText';
    if (name === WEB_VIDEO) this.isActing = true;
    if (name === 'fldSimple') this.judge(attributes['instr'] ?? '');
    if (name === 'fldChar') this.mark(attributes['fldCharType'] ?? '');
  }

  text(text: string): void {
    const instruction = this.instructions.pop();
    if (instruction === undefined) return;
    this.instructions.push(this.isInstruction ? instruction + text : instruction);
  }

  private mark(type: string): void {
    if (type === 'begin') {
      const outer = this.instructions.at(-1);
      // A field name that another field produces cannot be known; formulas are safe, as they begin with a sign.
      if (outer !== undefined && /^\s*[^\s=]*$/.test(outer)) this.isActing = true;
      this.instructions.push('');
      return;
    }
    this.judge(this.instructions.at(-1) ?? '');
    if (type === 'end') this.instructions.pop();
  }

  private judge(instruction: string): void {
    const [field = ''] = instruction.trim().split(/[\s"\\]/, 1);
    if (ACTING_FIELDS.has(field.toUpperCase())) this.isActing = true;
  }
}
