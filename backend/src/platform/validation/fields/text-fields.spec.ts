import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { TextField, TextsField } from './text-fields.js';

class TextsDto {
  @TextField({ max: 200, description: 'Title' })
  title: string;

  @TextsField({ max: 200, description: 'Names' })
  names: string[];
}

/** The issues of one text, written into both fields. */
function problemsOf(text: string) {
  const made = plainToInstance(TextsDto, { title: text, names: ['a', text] });
  return validateSync(made).map(({ property, constraints }) => [property, constraints]);
}

const TOO_LONG = { maxLength: 'Please use at most 200 characters' };

describe('a text has the length that a browser counts:', () => {
  it.each([
    ['letters', 'x', 200],
    ['signs of two units', '😀', 100],
    ['signs with a mark of how they are drawn', '❤\ufe0f', 100],
    ['letters that take more room once they are composed', '\u0958', 100],
  ])('%s', (_, sign, most) => {
    expect(problemsOf(sign.repeat(most))).toEqual([]);
    expect(problemsOf(sign.repeat(most + 1))).toEqual([
      ['title', TOO_LONG],
      ['names', TOO_LONG],
    ]);
  });
});
