import { expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { ApplicationDto } from '../list/application.dto.js';
import { AnswerColumns } from './answer-columns.js';

it.each([
  [5, /^a: x{5000}(\na: x{5000}){4}$/],
  [7, /^(a: x{5000}\n){5}a: x+…\nToo long for one cell\. The table of this job alone/],
])('the cell of %d long answers fits a spreadsheet', async (count, expected) => {
  const answers = Array.from({ length: count }, () => ({
    label: 'a',
    type: 'long_text',
    value: 'x'.repeat(5_000),
  }));
  const [[, value] = []] = await new AnswerColumns({} as DataSource).of(undefined);
  const cell = value?.({ answers } as ApplicationDto);
  expect(cell).toMatch(expected);
  expect(String(cell).length).toBeLessThan(32_767);
});
