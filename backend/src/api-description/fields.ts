import type { Described, DescribedSchema } from './described.js';
import { FIELDS } from './field-descriptions.js';

/**
 * Lists that may get new values without a new major version, by the name of the schema or field: programs must cope
 * with values that they do not know.
 */
const GROWING = [
  'ApplicationEventType',
  'AuditAction',
  'AuditObject',
  'WebhookDeliveryType',
  'WebhookEventType',
  'brand',
  'brands',
  'scopes',
  'withheld_scopes',
];

/** Describes each field without a description by what its name means in all bodies. */
export function describeFields({ components }: Described): void {
  for (const [schema, described] of Object.entries(components.schemas)) {
    const { properties = {} } = described;
    if (GROWING.includes(schema)) sayThatItGrows(described);
    for (const [name, field] of Object.entries(properties)) {
      const description = field.description || FIELDS[`${schema}.${name}`] || FIELDS[name];
      if (description) field.description = description;
      if (GROWING.includes(name)) sayThatItGrows(field);
    }
  }
}

function sayThatItGrows(field: DescribedSchema): void {
  const values = (field['items'] as DescribedSchema | undefined) ?? field;
  if (Array.isArray(values['enum'])) values['x-grows'] = true;
}
