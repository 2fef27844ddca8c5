import { describe, expect, it } from '@jest/globals';
import { FIT_WIDTH, nextZoom, readZoom } from './zoom';

describe('the next zoom', () => {
  it.each([
    [1, 1, 1.25],
    [1, -1, 0.75],
    [0.87, 1, 1],
    [0.87, -1, 0.75],
    [1.003, 1, 1.25],
    [4, 1, undefined],
    [0.25, -1, undefined],
  ] as const)('from %s in direction %s is %s', (scale, direction, next) => {
    expect(nextZoom(scale, direction)).toBe(next);
  });
});

describe('a remembered zoom', () => {
  it.each([
    [1.5, 1.5],
    ['page-width', FIT_WIDTH],
    [undefined, FIT_WIDTH],
    [-3, FIT_WIDTH],
    [1000, FIT_WIDTH],
    ['huge', FIT_WIDTH],
  ])('%s is read as %s', (stored, zoom) => {
    expect(readZoom(stored)).toBe(zoom);
  });
});
