import type { Described } from './described.js';
import { FIELDS } from './field-descriptions.js';

/** Gives each field of a body that says nothing of itself what its name stands for in all bodies. */
export function describeFields({ components }: Described): void {
  for (const [schema, { properties = {} }] of Object.entries(components.schemas)) {
    for (const [name, field] of Object.entries(properties)) {
      const description = field.description || FIELDS[`${schema}.${name}`] || FIELDS[name];
      if (description) field.description = description;
    }
  }
}
