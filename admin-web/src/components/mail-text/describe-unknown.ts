import { unknownPlaceholders, writtenPlaceholder } from '@smash/contract';

/** Which placeholders of a text do not exist; undefined when all do. */
export function describeUnknown(text: unknown): string | undefined {
  const names = typeof text === 'string' ? unknownPlaceholders(text) : [];
  return names.length > 0 ? `Unknown placeholder: ${names.map(writtenPlaceholder).join(', ')}` : undefined;
}
