import { describe, expect, it } from '@jest/globals';
import { cleanDocument } from './docx-content';

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
