import { describe, expect, it } from '@jest/globals';
import {
  dispositionFileName,
  downloadFileName,
  previewContentType,
  previewMode,
  writtenLetter,
} from './file-name';

describe('dispositionFileName', () => {
  it.each([
    ['attachment; filename="cv.pdf"', 'cv.pdf'],
    ['attachment; filename=cv.pdf', 'cv.pdf'],
    [`attachment; filename="r_sum_.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf`, 'résumé.pdf'],
    [`attachment; filename="plain.pdf"; filename*=UTF-8''%E0%A4%A`, 'plain.pdf'],
    [`attachment; filename="CV filename*=UTF-8''a.hta .pdf"`, `CV filename*=UTF-8''a.hta .pdf`],
    [`attachment; filename="CV ; filename*=UTF-8''a.hta; .pdf"; filename*=UTF-8''b.pdf`, 'b.pdf'],
    [`attachment; filename="a\\"; filename*=UTF-8''a.hta"; filename*=UTF-8''b.pdf`, 'b.pdf'],
    ['attachment; filename="a \\"quoted\\" name.pdf"', 'a "quoted" name.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    [`attachment; filename*=UTF-8''..%5C..%5Ccv.pdf`, 'cv.pdf'],
    ['attachment', undefined],
    ['attachment; filename=""', undefined],
    [null, undefined],
  ])('reads %s as %s', (header, expected) => {
    expect(dispositionFileName(header)).toBe(expected);
  });
});

describe('downloadFileName', () => {
  const application = {
    first_name: 'Ada',
    last_name: 'Obi / Eze',
    cv_filename: 'stored.pdf',
    cover_letter: 'letter.docx',
    cover_letter_kind: 'file' as const,
    answers: [],
  };

  it('prefers the name the server sends', () => {
    expect(downloadFileName('attachment; filename="sent.pdf"', application, 'cv')).toBe('sent.pdf');
  });

  it('falls back on the stored name', () => {
    expect(downloadFileName(null, application, 'cv')).toBe('stored.pdf');
    expect(downloadFileName(null, application, 'cover_letter')).toBe('letter.docx');
  });

  it('falls back on the name of the applicant, without characters that file systems refuse', () => {
    expect(downloadFileName(null, { ...application, cv_filename: null }, 'cv')).toBe('Ada_Obi_Eze_CV');
  });

  it('does not use a cover letter written as text as a file name', () => {
    const written = { ...application, cover_letter: 'Dear team', cover_letter_kind: 'text' as const };
    expect(downloadFileName(null, written, 'cover_letter')).toBe('Ada_Obi_Eze_Cover_Letter');
  });
});

describe('writtenLetter', () => {
  it.each([
    ['Dear team', 'text', true],
    ['Dear team. I can drive.', 'text', true],
    ['Dear team', 'file', true],
    ['x'.repeat(254), 'file', true],
    ['x'.repeat(255), 'file', false],
    ['letter.pdf', 'file', false],
    ['', null, false],
  ] as const)('finds a letter in %j of the kind %s: %s', (cover_letter, cover_letter_kind, isWritten) => {
    expect(writtenLetter({ cover_letter, cover_letter_kind }) !== undefined).toBe(isWritten);
  });
});

describe('previews', () => {
  it.each([
    ['cv.PDF', 'pdf', 'application/pdf'],
    ['scan.jpg', 'image', 'image/jpeg'],
    ['scan.webp', 'image', 'image/webp'],
    ['letter.txt', 'text', undefined],
    ['cv.docx', 'docx', undefined],
    ['cv.doc', 'word', undefined],
    ['cv.doc', 'word', undefined],
    ['page.html', 'none', undefined],
    ['drawing.svg', 'none', undefined],
    ['noextension', 'none', undefined],
  ])('shows %s as %s with type %s', (name, mode, type) => {
    expect(previewMode(name)).toBe(mode);
    expect(previewContentType(name)).toBe(type);
  });
});
