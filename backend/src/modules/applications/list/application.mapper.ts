import { parseWebAddress } from '@smash/contract';
import type { ApplicantReplyDto, ApplicationDto } from './application.dto.js';

type Computed =
  | 'portfolio_url'
  | 'social_link_url'
  | 'applied_at'
  | 'updated_at'
  | 'first_reviewed_at'
  | 'withdrawn_at'
  | 'talent_pool_since'
  | 'talent_pool_until'
  | 'last_reply'
  | 'cover_letter'
  | 'cover_letter_kind';

/** A row of the list query: columns as the database names them. */
export type ApplicationRow = Omit<ApplicationDto, Computed> & {
  applied_at: Date;
  updated_at: Date;
  first_reviewed_at: Date | null;
  withdrawn_at: Date | null;
  talent_pool_since: Date | null;
  talent_pool_until: Date | null;
  /** Its instant as JSON of the database writes it. */
  last_reply: ApplicantReplyDto | null;
  cover_letter_text: string | null;
  cover_letter_filename: string | null;
};

export function rowToDto({
  cover_letter_text,
  cover_letter_filename,
  applied_at,
  updated_at,
  first_reviewed_at,
  withdrawn_at,
  talent_pool_since,
  talent_pool_until,
  last_reply,
  ...row
}: ApplicationRow): ApplicationDto {
  return {
    ...row,
    last_reply: last_reply && { ...last_reply, at: new Date(last_reply.at).toISOString() },
    portfolio_url: parseWebAddress(row.portfolio ?? '') ?? null,
    social_link_url: parseWebAddress(row.social_link ?? '') ?? null,
    cover_letter: cover_letter_text ?? cover_letter_filename,
    cover_letter_kind: cover_letter_text !== null ? 'text' : cover_letter_filename !== null ? 'file' : null,
    applied_at: applied_at.toISOString(),
    updated_at: updated_at.toISOString(),
    first_reviewed_at: first_reviewed_at?.toISOString() ?? null,
    withdrawn_at: withdrawn_at?.toISOString() ?? null,
    talent_pool_since: talent_pool_since?.toISOString() ?? null,
    talent_pool_until: talent_pool_until?.toISOString() ?? null,
  };
}
