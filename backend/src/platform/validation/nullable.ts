/** A text of the API that may be null, for `ApiProperty`. */
export const NULLABLE_TEXT = { type: String, nullable: true } as const;

/** An instant of the API that may be null, for `ApiProperty`. */
export const NULLABLE_INSTANT = { ...NULLABLE_TEXT, format: 'date-time' } as const;
