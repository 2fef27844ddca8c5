/** What every field says of itself. */
export interface FieldOptions {
  description: string;
  example?: unknown;
  optional?: boolean;
}

/** Of a number, or of how many. */
export interface NumberFieldOptions extends FieldOptions {
  min: number;
  max: number;
}
