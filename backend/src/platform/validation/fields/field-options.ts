/** Options of every field. */
export interface FieldOptions {
  description: string;
  example?: unknown;
  optional?: boolean;
}

/** Limits of a number, or of the length of a list. */
export interface NumberFieldOptions extends FieldOptions {
  min: number;
  max: number;
}
