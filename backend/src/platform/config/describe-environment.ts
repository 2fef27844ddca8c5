import { z } from 'zod';
import { ENVIRONMENT_SECTIONS } from './environment-schema.js';

/** A variable as docs/configuration.md shows it. */
export interface DescribedVariable {
  name: string;
  isRequired: boolean;
  /** As the environment would contain it; undefined without a default. */
  defaultValue: string | undefined;
  /** Accepted values, if few. */
  choices: string[];
  /** Least and greatest number, if both are limited. */
  range: [number, number] | undefined;
  description: string;
}

/** A default as the environment would contain it. */
function asWritten(value: unknown): string | undefined {
  return value === undefined || typeof value === 'string' ? value : JSON.stringify(value);
}

/** Every variable that the backend reads, by section, from the schema. */
export function describeEnvironment(): { section: string; variables: DescribedVariable[] }[] {
  return Object.entries(ENVIRONMENT_SECTIONS).map(([section, shape]) => {
    const { properties = {}, required = [] } = z.toJSONSchema(z.object(shape), { io: 'input' });
    const variables = Object.entries(properties).map(([name, property]) => {
      if (typeof property === 'boolean') throw new Error(`${name} has no schema`);
      const { minimum, maximum } = property;
      return {
        name,
        isRequired: required.includes(name),
        defaultValue: asWritten(property.default),
        choices: (property.enum ?? []).map(String),
        range:
          minimum === undefined || maximum === undefined
            ? undefined
            : ([minimum, maximum] as [number, number]),
        description: property.description ?? '',
      };
    });
    return { section, variables };
  });
}
