import { expect, it } from '@jest/globals';
import { sampleDocx } from '../../../../../tests/support/samples/docx.js';
import { textOfDocx } from './docx-text.js';
import { stemsOf } from './words.js';

it('the lines of a Word document stay lines, so that each of their words is found', async () => {
  const text = await textOfDocx(sampleDocx('Skills\nJava & SQL\nPython'));
  expect(text.trim()).toBe('Skills\nJava & SQL\nPython');
  expect(stemsOf(text)).toEqual(['skill', 'java', 'sql', 'python']);
});
