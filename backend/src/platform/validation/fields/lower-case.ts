import { Transform } from 'class-transformer';

const lowered = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

/** Lower-cases a text or each text of a list; leaves other values for the rules to refuse. */
export const LowerCase = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(lowered) : lowered(value)));
