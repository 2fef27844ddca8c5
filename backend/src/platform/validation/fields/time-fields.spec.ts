import { expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { InstantField } from './time-fields.js';

class InstantDto {
  @InstantField({ description: 'Time' })
  at: Date;
}

it.each([
  ['.NET', '2026-11-25T09:30:00.1234567Z'],
  ['Go and Java', '2026-11-25T09:30:00.123456789Z'],
  ['Python', '2026-11-25T10:30:00.123456+01:00'],
])('an instant has as many digits of a second as %s writes', (_, at) => {
  const made = plainToInstance(InstantDto, { at });
  expect(validateSync(made)).toEqual([]);
  expect(made.at).toEqual(new Date('2026-11-25T09:30:00.123Z'));
});
