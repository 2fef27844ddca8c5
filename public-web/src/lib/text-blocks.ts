/** A paragraph with its line breaks, or the items of a list. */
export type TextBlock = { type: 'paragraph'; text: string } | { type: 'list'; items: string[] };

const BULLET = /^\s*[-*•–]\s+/;

/**
 * Splits plain text as people type it into paragraphs and lists: an empty line ends a block, and lines that begin
 * with a dash, star or bullet are items of a list.
 */
export function parseTextBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let current: TextBlock | undefined;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      current = undefined;
    } else if (BULLET.test(line)) {
      if (current?.type !== 'list') blocks.push((current = { type: 'list', items: [] }));
      current.items.push(line.replace(BULLET, '').trim());
    } else if (current?.type === 'paragraph') {
      current.text += `\n${line.trim()}`;
    } else {
      blocks.push((current = { type: 'paragraph', text: line.trim() }));
    }
  }
  return blocks;
}

/**
 * Splits a field that holds points rather than prose, such as requirements: a paragraph of several lines
 * is a list with an item for each line, which is how people without a bullet on their keyboard type it.
 */
export function parsePoints(text: string): TextBlock[] {
  return parseTextBlocks(text).map((block) => {
    const isLines = block.type === 'paragraph' && block.text.includes('\n');
    return isLines ? { type: 'list', items: block.text.split('\n') } : block;
  });
}
