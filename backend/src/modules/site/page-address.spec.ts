import { expect, it } from '@jest/globals';
import { pageAddress } from './page-address.js';

it.each([
  ['nothing', '', '/careers'],
  ['nothing known', 'x=1&brand=nobody&page=0&page=2', '/careers'],
  ['another order', 'page=2&src=X&q=rider&x=1', '/careers?q=rider&page=2&src=x'],
  ['empty fields of the form', 'q=&brand=&place=Lagos', '/careers?place=Lagos'],
])('the address of the list of jobs keeps only known fields, in one order: %s', (_name, query, address) => {
  expect(pageAddress('/careers', new URLSearchParams(query), true)).toBe(address);
});

it('the address of a job keeps only a valid channel', () => {
  const address = (query: string) => pageAddress('/careers/7', new URLSearchParams(query), false);
  expect(address('q=rider&page=2&src=%3Cb%3E')).toBe('/careers/7');
  expect(address('src=poster&x=1')).toBe('/careers/7?src=poster');
});
