import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import * as fields from '../fields.js';

const optional = true;
const description = 'Field';

class PartDto {
  @fields.TextField({ max: 9, description })
  name: string;
}

class OptionalDto {
  @fields.BooleanField({ optional, description })
  boolean?: boolean;

  @fields.ChoiceField(['a', 'b'], { optional, description })
  choice?: 'a' | 'b';

  @fields.IdField({ optional, description })
  id?: string;

  @fields.IdsField({ min: 1, max: 2, optional, description })
  ids?: string[];

  @fields.NumericIdsField({ max: 2, description })
  numericIds?: number[];

  @fields.NumericIdsField({ max: 2, inQuery: true, description })
  numericIdsInQuery?: number[];

  @fields.QueryNumber({ min: 1, max: 9, description })
  parameter?: number;

  @fields.VersionField()
  version?: number;

  @fields.TextsField({ max: 9, optional, description })
  texts?: string[];

  @fields.InstantField({ optional, description })
  instant?: Date;

  @fields.ObjectField(() => PartDto)
  object?: PartDto;
}

class NullableDto {
  @fields.ChoiceField(['a', 'b'], { optional, nullable: true, description })
  choice?: 'a' | 'b' | null;

  @fields.WholeNumberField({ min: 1, max: 9, optional, description })
  number?: number | null;

  @fields.TextField({ max: 9, optional, description })
  text?: string | null;

  @fields.DayField({ optional, description })
  day?: string | null;
}

/** A valid body with a value for every field, and the fields. */
const GIVEN = {
  boolean: true,
  choice: 'a',
  id: '018f0000-0000-7000-8000-000000000001',
  ids: ['018f0000-0000-7000-8000-000000000001'],
  numericIds: [1],
  numericIdsInQuery: ['1'],
  parameter: '3',
  version: 3,
  texts: ['a'],
  instant: '2026-12-01T09:00:00Z',
  object: { name: 'a' },
};

/** What a class makes of a body that is valid. */
function read<T extends object>(dto: new () => T, body: object): T {
  const made = plainToInstance(dto, body);
  expect(validateSync(made)).toEqual([]);
  return made;
}

const allNull = (names: string[]) => Object.fromEntries(names.map((name) => [name, null]));

describe('null in an optional field', () => {
  it.each(Object.keys(GIVEN))('is the same as a field not given: %s', (name) => {
    const made = read(OptionalDto, { ...GIVEN, [name]: null });
    expect(made).toHaveProperty(name, undefined);
    expect(Object.values(made).filter((value) => value !== undefined)).toHaveLength(10);
  });

  it('stays null where it has a meaning', () => {
    const names = ['choice', 'number', 'text', 'day'];
    expect({ ...read(NullableDto, allNull(names)) }).toEqual(allNull(names));
  });
});

describe('null in a required field', () => {
  class RequiredDto {
    @fields.BooleanField({ description })
    boolean: boolean;

    @fields.ChoiceField(['a', 'b'], { description })
    choice: 'a' | 'b';

    @fields.IdField({ description })
    id: string;

    @fields.InstantField({ description })
    instant: Date;
  }

  it('is refused', () => {
    const names = ['boolean', 'choice', 'id', 'instant'];
    const issues = validateSync(plainToInstance(RequiredDto, allNull(names)));
    expect(issues.map(({ property }) => property)).toEqual(names);
  });
});
