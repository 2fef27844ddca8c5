import fc, { type Arbitrary } from 'fast-check';
import { hostileText, hostileValue, someId } from './hostile-values.js';

/** The parts of JSON Schema that the description of the API uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  examples?: unknown[];
}

export type Schemas = Record<string, Schema>;

/** Percentage of values that do not fit the schema. */
const HOSTILE_PERCENT = 12;
const MOST_DEPTH = 5;
const LONGEST_LIST = 20;

/** Values that fit the schema, and at any depth some that do not. */
export function fromSchema(schema: Schema, schemas: Schemas, depth = 0): Arbitrary<unknown> {
  const wanted = wantedBy(schema, schemas, depth);
  return fc.oneof(
    { weight: 100 - HOSTILE_PERCENT, arbitrary: wanted },
    { weight: HOSTILE_PERCENT, arbitrary: hostileValue },
  );
}

function wantedBy(schema: Schema, schemas: Schemas, depth: number): Arbitrary<unknown> {
  if (depth > MOST_DEPTH) return fc.constant(null);
  const next = (inner: Schema) => fromSchema(inner, schemas, depth + 1);
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return wantedBy(schemas[name] ?? {}, schemas, depth + 1);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map(next));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const [type, ...others] = [schema.type ?? 'null'].flat();
  const ofType = wantedOfType(type, schema, next);
  const examples = (schema.examples ?? []).map((example) => fc.constant(example));
  return fc.oneof(ofType, ofType, ...examples, ...(others.includes('null') ? [fc.constant(null)] : []));
}

function wantedOfType(
  type: string | undefined,
  schema: Schema,
  next: (inner: Schema) => Arbitrary<unknown>,
): Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'integer': {
      const { minimum: min = -10, maximum: max = 1_000 } = schema;
      return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max, min - 1, max + 1));
    }
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const { items = {}, minItems = 0, maxItems = LONGEST_LIST } = schema;
      return fc.array(next(items), {
        minLength: Math.min(minItems, LONGEST_LIST),
        maxLength: Math.min(maxItems + 1, LONGEST_LIST),
      });
    }
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const fields = Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, next(inner)]));
      return fc.record(fields, { requiredKeys: required.filter((key) => key in fields) });
    }
    default:
      return fc.constant(null);
  }
}

function textOf({ format, minLength = 0, maxLength = 60 }: Schema): Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return someId;
    case 'date':
      return fc
        .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2100-01-01') })
        .map((day) => day.toISOString().slice(0, 10));
    case 'date-time':
      return fc.date({ noInvalidDate: true }).map((time) => time.toISOString());
    case 'email':
      return fc.emailAddress();
    default: {
      const ofLength = fc
        .constantFrom(minLength, maxLength, maxLength + 1)
        .map((length) => 'x'.repeat(Math.min(length, 20_000)));
      const short = fc.string({
        unit: 'grapheme',
        minLength: Math.min(minLength, 200),
        maxLength: Math.max(Math.min(maxLength, 200), minLength),
      });
      return fc.oneof(
        { weight: 6, arbitrary: short },
        { weight: 1, arbitrary: ofLength },
        { weight: 2, arbitrary: hostileText },
      );
    }
  }
}
