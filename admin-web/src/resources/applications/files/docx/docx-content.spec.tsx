import { describe, expect, it, jest } from '@jest/globals';
import { cleanDocument, PictureReader } from './docx-content';

const cleaned = (html: string) => {
  const box = document.createElement('div');
  box.append(cleanDocument(html));
  return box.innerHTML;
};

describe('the HTML of a document', () => {
  it.each([
    ['<p>Ada <strong>Lovelace</strong></p>', '<p>Ada <strong>Lovelace</strong></p>'],
    ['<p onclick="steal()" style="position:fixed" id="root">A</p>', '<p>A</p>'],
    ['<script>steal()</script><p>A</p>', '<p>A</p>'],
    ['<img src="x" onerror="steal()">', ''],
    ['<img src="https://example.org/seen.png">', ''],
    ['<img src="data:image/png;base64,AA==">', '<img src="data:image/png;base64,AA==" alt="">'],
    ['<img src="data:image/svg+xml;base64,AA==">', ''],
    ['<a href="javascript:steal()">A</a>', '<a target="_blank" rel="noopener noreferrer nofollow">A</a>'],
    [
      '<a href="https://ada.dev/">A</a>',
      '<a href="https://ada.dev/" target="_blank" rel="noopener noreferrer nofollow">A</a>',
    ],
    ['<form action="/api/logout"><input><button>A</button></form>', 'A'],
    ['<svg><style><img src=x onerror=steal()></style></svg>', ''],
  ])('is cleaned: %s becomes %s', (html, expected) => {
    expect(cleaned(html)).toBe(expected);
  });
});

describe('the pictures of a document', () => {
  const picture = (size: number) => {
    const readAsBase64String = jest.fn(() => Promise.resolve('A'.repeat(size)));
    return { contentType: 'image/png', readAsBase64String };
  };

  it('are shown as long as there is room for them, and not read after that', async () => {
    const reader = new PictureReader();
    const [first, second, third] = [picture(6_000_000), picture(6_000_000), picture(1)];
    const read = await Promise.all([first, second, third].map((each) => reader.read(each)));
    expect(read.map(({ src }) => src.length)).toEqual([6_000_022, 0, 0]);
    expect(third.readAsBase64String).not.toHaveBeenCalled();
    expect(reader.areLacking).toBe(true);
  });

  it('are all shown in an ordinary document', async () => {
    const reader = new PictureReader();
    expect(await reader.read(picture(3))).toEqual({ src: 'data:image/png;base64,AAA' });
    expect(reader.areLacking).toBe(false);
  });
});
