import { describe, expect, it } from '@jest/globals';
import { pagePath } from './page-path';

describe('pagePath', () => {
  it.each([
    ['https://smash.example/gold/', '/gold'],
    ['https://smash.example/gold?from=mail', '/gold'],
    ['https://smash.example/', '/'],
  ])('reads %s as %s', (address, path) => {
    expect(pagePath(new Request(address))).toBe(path);
  });
});
