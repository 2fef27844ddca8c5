import { Transform } from 'class-transformer';

const lowered = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

/** A text, or each of a list of texts, in lower case; anything else as it came, for the rules to refuse. */
export const LowerCase = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(lowered) : lowered(value)));
