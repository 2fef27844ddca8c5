import { describe, expect, it } from '@jest/globals';
import { webAddress } from './web-address';

describe('webAddress', () => {
  it.each([
    ['https://ada.example/work', 'https://ada.example/work'],
    ['HTTP://ada.example', 'http://ada.example/'],
    ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
    ['javascript:alert(1)', undefined],
    [' JaVaScRiPt:alert(1)', undefined],
    ['data:text/html,<script>', undefined],
    ['file:///etc/passwd', undefined],
    ['not an address', undefined],
    ['', undefined],
  ])('makes of %j the link %s', (typed, expected) => {
    expect(webAddress(typed)).toBe(expected);
  });
});
