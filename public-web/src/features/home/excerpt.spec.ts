import { describe, expect, it } from '@jest/globals';
import { excerpt } from './excerpt';

describe('excerpt', () => {
  it('cuts after exactly the given number of characters and adds an ellipsis', () => {
    expect(excerpt('a'.repeat(119), 118)).toBe(`${'a'.repeat(118)}…`);
  });

  it('keeps a space at the cut', () => {
    expect(excerpt('one two', 4)).toBe('one …');
  });

  it('leaves a text of exactly that length as it is', () => {
    expect(excerpt('a'.repeat(118), 118)).toBe('a'.repeat(118));
  });
});
