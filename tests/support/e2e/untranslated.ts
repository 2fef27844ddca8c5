import type { Page } from '@playwright/test';
import { BUSINESS_NAMES } from '@smash/contract';

/** The brands, which have the same name in each language. */
const NAMES = new RegExp(Object.values(BUSINESS_NAMES).join('|'), 'g');
/** Texts that need no translation: dates and currencies of Intl, names, and placeholders. */
const NOT_WORDS =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|[A-Z][a-z]{2} \d+|\d{4}|Smash Technology|Mon|Tue|Wed|Thu|Fri|Sat|Sun|NGN)\b|\{\{\w+\}\}/g;

/** Texts of the page that people read or hear: title, labels and hints, one per line, then the words of the page. */
const readTexts = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const labels = [document.title];
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Skips PDFs, and the viewer's labels of their pages.
      if (node.parentElement?.closest('.pdfViewer')) continue;
      if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
          labels.push(node.getAttribute(name) ?? '');
      } else if (!node.parentElement?.closest('script, style, noscript, code, kbd')) {
        words.push(node.textContent ?? '');
      }
    }
    return [...labels, ...words].join('\n');
  });

/** Removes bracketed texts, also nested ones and those that span several elements. */
function outside(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  return rest === text ? rest : outside(rest);
}

/** Words of a text, without one that is cut off by an ellipsis. */
const wordsOf = (text: string): string[] => text.match(/\p{L}{2,}(?!\p{L}|…)/gu) ?? [];

/** Every text in a response, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Finds English words in a portal that is in the pseudo-language: words without brackets that no response contained. Call it
 * before a page opens; the returned function reads the page that is open then. Words of any earlier response are allowed.
 */
export function watchUntranslated(page: Page): () => Promise<string[]> {
  const said = new Set<string>();
  const readings: Promise<void>[] = [];
  page.on('response', (response) => {
    // A stream of events has no end.
    if (!response.headers()['content-type']?.includes('json')) return;
    const read = async () => {
      for (const text of textsIn(await response.json())) for (const word of wordsOf(text)) said.add(word);
    };
    readings.push(read().catch(() => undefined));
  });
  return async () => {
    const lines = outside(await readTexts(page)).split('\n');
    await Promise.all(readings);
    return lines.filter((line) =>
      wordsOf(line.replace(NAMES, ' ').replace(NOT_WORDS, ' ')).some((word) => !said.has(word)),
    );
  };
}
