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
  | 'last_reply';

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
};

/** One copy of the row: taking fields out of it would be several times as slow, and there are 200 on a page. */
export function rowToDto(row: ApplicationRow): ApplicationDto {
  const { last_reply: reply } = row;
  return {
    ...row,
    last_reply: reply && { ...reply, at: new Date(reply.at).toISOString() },
    portfolio_url: parseWebAddress(row.portfolio ?? '') ?? null,
    social_link_url: parseWebAddress(row.social_link ?? '') ?? null,
    applied_at: row.applied_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    first_reviewed_at: row.first_reviewed_at?.toISOString() ?? null,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    talent_pool_since: row.talent_pool_since?.toISOString() ?? null,
    talent_pool_until: row.talent_pool_until?.toISOString() ?? null,
  };
}
