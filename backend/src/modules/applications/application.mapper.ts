import type { ApplicationDto } from './dto/application.dto.js';

/** A row of the list query: columns as the database names them. */
export type ApplicationRow = Omit<ApplicationDto, 'applied_at' | 'cover_letter' | 'cover_letter_kind'> & {
  applied_at: Date;
  cover_letter_text: string | null;
  cover_letter_filename: string | null;
};

export function rowToDto({
  cover_letter_text,
  cover_letter_filename,
  applied_at,
  ...row
}: ApplicationRow): ApplicationDto {
  return {
    ...row,
    cover_letter: cover_letter_text ?? cover_letter_filename,
    cover_letter_kind: cover_letter_text !== null ? 'text' : cover_letter_filename !== null ? 'file' : null,
    applied_at: applied_at.toISOString(),
  };
}
