import { describe, expect, it } from '@jest/globals';
import { excerpt } from './excerpt';

describe('excerpt', () => {
  it('cuts after exactly so many characters and adds an ellipsis', () => {
    expect(excerpt('a'.repeat(119), 118)).toBe(`${'a'.repeat(118)}…`);
  });

  it('keeps the space it happens to cut at', () => {
    expect(excerpt('one two', 4)).toBe('one …');
  });

  it('leaves a text of the full length alone', () => {
    expect(excerpt('a'.repeat(118), 118)).toBe('a'.repeat(118));
  });
});
