import { describe, expect, it } from '@jest/globals';
import { parsePoints, parseTextBlocks } from './text-blocks';

describe('parseTextBlocks', () => {
  it('keeps single line breaks inside a paragraph and splits at empty lines', () => {
    expect(parseTextBlocks('One\ntwo\r\n\n  \nThree')).toEqual([
      { type: 'paragraph', text: 'One\ntwo' },
      { type: 'paragraph', text: 'Three' },
    ]);
  });

  it('reads lines with a dash, star or bullet as one list', () => {
    expect(parseTextBlocks('You will\n- build\n* test\n• ship')).toEqual([
      { type: 'paragraph', text: 'You will' },
      { type: 'list', items: ['build', 'test', 'ship'] },
    ]);
  });

  it('keeps a dash inside a line and a dash without a space as text', () => {
    expect(parseTextBlocks('3-5 years\n-not an item')).toEqual([
      { type: 'paragraph', text: '3-5 years\n-not an item' },
    ]);
  });

  it('loses no word of the text', () => {
    const text = 'A\n- b\nC\n\n- d';
    const words = parseTextBlocks(text).flatMap((block) =>
      block.type === 'list' ? block.items : [block.text],
    );
    expect(words).toEqual(['A', 'b', 'C', 'd']);
  });

  it('returns no blocks for blank text', () => {
    expect(parseTextBlocks(' \n ')).toEqual([]);
  });
});

describe('parsePoints', () => {
  it('turns lines without bullets into a list', () => {
    expect(parsePoints('Build it.\nRun it.')).toEqual([{ type: 'list', items: ['Build it.', 'Run it.'] }]);
  });

  it('keeps a single line as a paragraph, and bullets as a list', () => {
    expect(parsePoints('Patience.\n\n- SQL')).toEqual([
      { type: 'paragraph', text: 'Patience.' },
      { type: 'list', items: ['SQL'] },
    ]);
  });
});
