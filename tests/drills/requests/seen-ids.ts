import { ID_MARK } from './hostile-values.js';

/** Number of latest ids that are kept. */
const MOST = 400;
const ID = /"(?:\w+_)?(?:id|reference|token|kind)":\s*(?:"([\w.:-]{1,200})"|(\d{1,10}))/g;

/** Ids from answers of the server, so that requests reach existing records. */
export class SeenIds {
  private readonly ids: string[] = ['1'];
  private next = 0;

  note(answer: string): void {
    for (const [, text, number] of answer.matchAll(ID)) {
      const id = text ?? number ?? '';
      if (this.ids.includes(id)) continue;
      this.ids[this.next] = id;
      this.next = (this.next + 1) % MOST;
    }
  }

  /** Replaces marks by ids; numbers lose the quotes that a body has around them. */
  fill(text: string): string {
    return text.replaceAll(ID_MARK, (mark, number: string) => {
      const id = this.ids[Number(number) % this.ids.length] ?? '';
      return mark.startsWith('"') && !/^\d+$/.test(id) ? `"${id}"` : id;
    });
  }
}
