import { describe, expect, it } from '@jest/globals';
import { OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray, ValidateNested } from 'class-validator';
import { ValidationException } from '../errors/api-exception.js';
import { ObjectsField, QueryNumber, TextField } from './fields.js';
import { knownFieldsOf } from './known-fields.js';
import { RequestValidationPipe } from './request-validation.pipe.js';
import { findStructuralIssues } from './structure.js';

class ItemDto {
  @TextField({ max: 20, description: 'Name' })
  name: string;
}

let transformed = 0;

class BodyDto {
  @TextField({ max: 20, description: 'Title' })
  @Transform(({ value }: { value: unknown }) => {
    transformed += 1;
    return value;
  })
  title: string;

  @ObjectsField(() => ItemDto)
  @IsArray({ message: 'A list is expected here' })
  items: ItemDto[] = [];
}

class InheritedDto extends OmitType(BodyDto, ['title']) {
  @QueryNumber({ min: 1, max: 9, description: 'Page' })
  page?: number;
}

class UndeclaredDto {
  @ValidateNested({ each: true })
  items: ItemDto[];
}

const pipe = new RequestValidationPipe();

async function issuesOf(
  value: unknown,
  metatype: new () => object = BodyDto,
  type: 'body' | 'query' = 'body',
) {
  try {
    await pipe.transform(value, { type, metatype });
    return [];
  } catch (error) {
    if (error instanceof ValidationException) return error.detail;
    throw error;
  }
}

const unknown = (...loc: (string | number)[]) => ({
  loc,
  msg: 'This field is not known',
  type: 'unknown_field',
});

describe('a body', () => {
  it('that is valid becomes an object of its class', async () => {
    const body = { title: ' Rider ', items: [{ name: 'a' }] };
    const made: unknown = await pipe.transform(body, { type: 'body', metatype: BodyDto });
    expect(made).toBeInstanceOf(BodyDto);
    expect(made).toEqual({ title: 'Rider', items: [{ name: 'a' }] });
    expect((made as BodyDto).items[0]).toBeInstanceOf(ItemDto);
  });

  it('with an unknown field is refused before anything is transformed', async () => {
    transformed = 0;
    expect(await issuesOf({ title: 'Rider', other: 1 })).toEqual([unknown('body', 'other')]);
    expect(transformed).toBe(0);
    expect(await issuesOf({ title: 'Rider' })).toEqual([]);
    expect(transformed).toBe(1);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'may not have the field %s, which every object inherits',
    async (field) => {
      const body = JSON.parse(`{"title":"Rider","${field}":{"polluted":1}}`) as object;
      expect(await issuesOf(body)).toEqual([unknown('body', field)]);
      const within = JSON.parse(`{"title":"Rider","items":[{"name":"a","${field}":1}]}`) as object;
      expect(await issuesOf(within)).toEqual([unknown('body', 'items', 0, field)]);
    },
  );

  it('is checked inside lists too', async () => {
    const items = [{ name: 'a' }, { name: 'b', id: 1 }];
    expect(await issuesOf({ title: 'Rider', items })).toEqual([unknown('body', 'items', 1, 'id')]);
  });

  it.each([
    ['a list', [{ name: 'a' }]],
    ['an empty list', []],
    ['a text', 'a'],
    ['null', null],
  ])('has only objects in a list of objects: %s', async (_, item) => {
    expect(await issuesOf({ title: 'Rider', items: [{ name: 'a' }, item] })).toEqual([
      { loc: ['body', 'items', 1], msg: 'An object is expected here', type: 'nestedValidation' },
    ]);
  });

  it('may have the fields of all classes that its class combines', async () => {
    expect(await issuesOf({ items: [], page: 1 }, InheritedDto)).toEqual([]);
    expect(await issuesOf({ items: [{ id: 1 }], title: 'x' }, InheritedDto)).toEqual([
      unknown('body', 'items', 0, 'id'),
      unknown('body', 'title'),
    ]);
  });

  it('may hold nested objects only if their class is declared', async () => {
    await expect(issuesOf({ items: [] }, UndeclaredDto)).rejects.toThrow(
      /UndeclaredDto\.items.*ObjectsField/,
    );
  });

  it('is refused with its first ten problems', async () => {
    const body = Object.fromEntries(Array.from({ length: 24_000 }, (_, index) => [`k${index}`, index]));
    const issues = await issuesOf(body);
    expect(issues).toHaveLength(10);
    expect(issues[9]).toEqual(unknown('body', 'k9'));
    // The search stops at ten: each further issue would cost others time.
    expect(findStructuralIssues(body, knownFieldsOf(BodyDto), 'body')).toHaveLength(10);
    const items = Array.from({ length: 200 }, () => ({ name: 1 }));
    expect(await issuesOf({ title: 'Rider', items })).toHaveLength(10);
  });

  it('with a very long field name is refused without repeating the whole name', async () => {
    const [issue] = await issuesOf({ title: 'Rider', ['k'.repeat(10_000)]: 1 });
    expect(issue).toEqual(unknown('body', `${'k'.repeat(64)}…`));
  });

  it('with too many levels is refused', async () => {
    const title: unknown = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`);
    expect(await issuesOf({ title })).toEqual([
      { loc: ['body', 'title'], msg: 'This value has too many levels', type: 'too_deep' },
    ]);
  });

  it.each([
    ['lists', 'title', Array.from({ length: 10_000 }, () => [])],
    ['objects', 'items', Array.from({ length: 10_000 }, () => ({}))],
  ])('with too many values is refused before anything is transformed: %s', async (_, field, values) => {
    transformed = 0;
    expect(await issuesOf({ title: 'Rider', [field]: values })).toEqual([
      { loc: ['body', field], msg: 'There are too many values here', type: 'too_many' },
    ]);
    expect(transformed).toBe(0);
  });

  it('with a sparse list is checked in the time of its values, not of its length', async () => {
    const items: unknown[] = [];
    items[4_000_000_000] = { id: 1 };
    expect(await issuesOf({ title: 'Rider', items })).toEqual([
      unknown('body', 'items', 4_000_000_000, 'id'),
    ]);
  });

  it('with a NUL or half an emoji, which the database cannot hold, is refused wherever it is', async () => {
    const nul = { msg: 'This text contains an invisible character that cannot be saved', type: 'nul' };
    expect(await issuesOf({ title: 'a\0b', items: [{ name: '\ud83d' }, '\udc00a', '👍🏽'] })).toEqual([
      { loc: ['body', 'title'], ...nul },
      { loc: ['body', 'items', 0, 'name'], ...nul },
      { loc: ['body', 'items', 1], ...nul },
    ]);
  });
});

describe('a query', () => {
  it('is checked like a body', async () => {
    const query = Object.assign(Object.create(null) as object, { page: '2', a: ['1', '2'], b: '' });
    expect(await issuesOf(query, InheritedDto, 'query')).toEqual([
      unknown('query', 'a'),
      unknown('query', 'b'),
    ]);
  });
});

describe('a path parameter', () => {
  it('stays as it is, and may not hold a NUL', async () => {
    expect(await pipe.transform('1e3', { type: 'param', metatype: Number, data: 'id' })).toBe('1e3');
    await expect(pipe.transform('a\0', { type: 'param', metatype: String, data: 'name' })).rejects.toThrow(
      expect.objectContaining({ status: 404 }),
    );
  });
});
