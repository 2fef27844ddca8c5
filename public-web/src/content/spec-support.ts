import type { ProseBlock, ProseDocument } from './prose';

// Shared by the specs of the content.

export const blockText = (block: ProseBlock) => (typeof block === 'string' ? block : block.join(' '));

export const documentText = ({ sections }: ProseDocument) =>
  sections.flatMap(({ blocks }) => blocks.map(blockText)).join(' ');

export const wordCount = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;

export const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);

export const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

/** Every text in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}
