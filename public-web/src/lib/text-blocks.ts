/** A paragraph with its line breaks, or the items of a list. */
export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

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
      if (current?.kind !== 'list') blocks.push((current = { kind: 'list', items: [] }));
      current.items.push(line.replace(BULLET, '').trim());
    } else if (current?.kind === 'paragraph') {
      current.text += `\n${line.trim()}`;
    } else {
      blocks.push((current = { kind: 'paragraph', text: line.trim() }));
    }
  }
  return blocks;
}

/**
 * The same for a field that holds points rather than prose, such as requirements: there a paragraph of several lines
 * is a list of one item a line, as people type it who have no bullet on their keyboard.
 */
export function parsePoints(text: string): TextBlock[] {
  return parseTextBlocks(text).map((block) => {
    const isLines = block.kind === 'paragraph' && block.text.includes('\n');
    return isLines ? { kind: 'list', items: block.text.split('\n') } : block;
  });
}
