import type { OpenAPIObject } from '@nestjs/swagger';
import type { Described, DescribedSchema } from './described.js';

type Keywords = Record<string, unknown>;

/**
 * Converts OpenAPI 3.0, which Nest writes, to 3.1: null is a type, a reference may have siblings, examples are a list,
 * and bytes have a media type. Libraries that do this need a newer Node than ours
 * (docs/decisions/0108-the-api-is-described-for-programs.md).
 */
export function toThreeOne(document: OpenAPIObject): Described {
  // describe-webhooks.ts adds webhooks later.
  const { paths, components, webhooks: _webhooks, ...rest } = document;
  const converted = convert({ paths, components }) as Pick<Described, 'paths' | 'components'>;
  return { ...rest, ...converted, openapi: '3.1.1' };
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => convert(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => [
    key,
    // These hold values, not schemas.
    key === 'example' || key === 'enum' || key === 'default' ? inner : convert(inner),
  ]);
  return convertKeywords(Object.fromEntries(entries) as Keywords);
}

function convertKeywords({ nullable, example, allOf, ...rest }: Keywords): DescribedSchema {
  const schema: Keywords = { ...rest };
  if (typeof nullable === 'object') schema['nullable'] = nullable;
  const only = Array.isArray(allOf) && allOf.length === 1 ? (allOf[0] as Keywords) : undefined;
  if (only) Object.assign(schema, nullable === true ? { anyOf: [only, { type: 'null' }] } : only);
  else if (allOf !== undefined) schema['allOf'] = allOf;
  if (nullable === true && typeof schema['type'] === 'string') orNull(schema);
  if (example !== undefined) Object.assign(schema, isSchema(schema) ? { examples: [example] } : { example });
  if (schema['format'] === 'binary') return asBytes(schema);
  return schema;
}

/** A property named `example` or `nullable` is itself a schema, and stays. */
const isSchema = (schema: Keywords): boolean =>
  ['type', '$ref', 'anyOf', 'oneOf', 'allOf', 'enum'].some((keyword) => keyword in schema);

function orNull(schema: Keywords): void {
  schema['type'] = [schema['type'], 'null'];
  const values = schema['enum'] as unknown[] | undefined;
  if (values && !values.includes(null)) schema['enum'] = [...values, null];
}

function asBytes({ type: _type, format: _format, ...rest }: Keywords): DescribedSchema {
  return { contentMediaType: 'application/octet-stream', ...rest };
}
