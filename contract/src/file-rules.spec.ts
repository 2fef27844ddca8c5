import { describe, expect, it } from '@jest/globals';
import { checkFile } from './file-rules.js';

describe('checkFile', () => {
  it.each([
    ['cv', 'cv.pdf', 5_242_879, undefined],
    ['cv', 'CV.PDF', 10, undefined],
    ['cv', 'cv.pdf', 5_242_880, 'File size must be less than 5MB'],
    ['cv', 'cv.txt', 10, 'Please upload a PDF, DOC, or DOCX file'],
    ['cv', 'cv', 10, 'Please upload a PDF, DOC, or DOCX file'],
    ['cover_letter', 'letter.txt', 10, undefined],
    ['cover_letter', 'letter.png', 10, 'Please upload a PDF, DOC, DOCX, or TXT file'],
    ['cv', 'cv.pdf', 0, 'This file is empty. Please choose another file'],
  ] as const)('%s %s of %d bytes: %s', (kind, name, size, message) => {
    expect(checkFile(kind, { name, size })).toBe(message);
  });
});
