import { describe, expect, it } from '@jest/globals';
import { describeStatus } from './describe-status';

describe('describeStatus', () => {
  it.each([
    ['pending', 'yellow', 'Pending'],
    ['reviewed', 'blue', 'Reviewed'],
    ['accepted', 'green', 'Accepted'],
    ['rejected', 'red', 'Rejected'],
    [null, 'yellow', 'Pending'],
    ['', 'yellow', 'Pending'],
    ['withdrawn', 'grey', 'withdrawn'],
  ])('gives %j the colour %s and the word %s', (status, tone, label) => {
    expect(describeStatus(status)).toEqual({ tone, label });
  });
});
