import { describe, expect, it } from '@jest/globals';
import { readStatisticsQuery, writeStatisticsQuery } from './statistics-query';

const TODAY = '2026-11-20';
const read = (address: string) => readStatisticsQuery(new URLSearchParams(address), TODAY);

describe('readStatisticsQuery', () => {
  it.each([
    ['', { range: '30', from: '2026-10-22', to: TODAY }],
    ['range=7', { range: '7', from: '2026-11-14', to: TODAY }],
    ['range=365&job_id=4', { range: '365', from: '2025-11-21', to: TODAY, jobId: 4 }],
    ['range=1000&job_id=-1', { range: '30', from: '2026-10-22', to: TODAY }],
    ['job_id=4.5', { range: '30', from: '2026-10-22', to: TODAY }],
    ['from=2026-01-01&to=2026-01-31', { range: 'own', from: '2026-01-01', to: '2026-01-31' }],
  ])('reads "%s"', (address, expected) => {
    expect(read(address)).toEqual(expected);
  });

  it.each([
    ['from=2026-02-30&to=2026-03-01', 'Please choose both days'],
    ['from=&to=2026-03-01', 'Please choose both days'],
    ['from=2026-03-02&to=2026-03-01', 'The first day is after the last'],
    ['from=2024-01-01&to=2024-12-31', undefined],
    ['from=2024-01-01&to=2025-01-01', 'Please choose at most 366 days'],
  ])('says what is wrong with "%s"', (address, problem) => {
    expect(read(address).problem).toBe(problem);
  });
});

describe('writeStatisticsQuery', () => {
  it.each(['', 'range=7', 'range=365&job_id=4', 'from=2026-01-01&to=2026-01-31&job_id=2'])(
    'restores "%s"',
    (address) => {
      expect(new URLSearchParams(writeStatisticsQuery(read(address))).toString()).toBe(address);
    },
  );
});
