import { describe, expect, it } from '@jest/globals';
import { sealsToPrune } from './seals-to-prune.js';

const seal = (lastId: string, entryCount = 1) => ({ lastId, entryCount });
const chain = [seal('9'), seal('10'), seal('9007199254740993'), seal('9007199254740995')];
const ids = (seals: readonly { lastId: string }[]) => seals.map(({ lastId }) => lastId);

describe('the seals to prune', () => {
  it.each([
    ['9', []],
    ['10', ['9']],
    ['11', ['9', '10']],
    // Beyond Number.MAX_SAFE_INTEGER.
    ['9007199254740993', ['9', '10']],
    ['9007199254740994', ['9', '10', '9007199254740993']],
    [undefined, ids(chain)],
  ])('end before the seal that holds the first entry to keep: %s', (young, taken) => {
    expect(ids(sealsToPrune(chain, young))).toEqual(taken);
  });

  it('cover at most 10,000 entries at once, but are at least one', () => {
    const seals = [seal('1', 10_000), seal('2', 1)];
    expect(ids(sealsToPrune(seals, undefined))).toEqual(['1']);
    expect(ids(sealsToPrune([seal('1', 9_999), seal('2', 1)], undefined))).toEqual(['1', '2']);
    expect(ids(sealsToPrune([seal('1', 20_000), seal('2', 1)], undefined))).toEqual(['1']);
  });
});
