import { text } from 'node:stream/consumers';
import type { AuditAction } from '@smash/contract';
import { BackupItemMissingError, type BackupTarget } from './backup-target.js';

/** Beside the erasures and not among them: a former version, to which one may go back, knows no such lines. */
export const RIGHTS = 'ended-rights.txt';

/** The first word of each line, and what in the audit log ends or changes it. Job alerts have a table of their own. */
export const ENDED_BY = {
  account: ['account.deleted'],
  calendar: ['account.calendar_feed_made', 'account.calendar_feed_ended'],
  job_alert: [],
  member: ['member.status_changed'],
  rights: [
    'account.status_changed',
    'account.role_changed',
    'account.role_set_by_group',
    'account.brands_changed',
    'account.provider_disconnected',
  ],
  token: ['account.token_revoked'],
  webhook: ['webhook.updated', 'webhook.deleted', 'webhook.secret_rotated'],
} as const satisfies Record<string, readonly AuditAction[]>;
export type EndedRight = keyof typeof ENDED_BY;
export const ENDED_RIGHTS = Object.keys(ENDED_BY) as EndedRight[];

/** What an old backup must not give back: when each ended or changed last, by its id. */
export type EndedRights = Record<EndedRight, Map<string, Date>>;

const LINE = new RegExp(`^(${ENDED_RIGHTS.join('|')}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (\\S+)$`);

export async function readEndedRights(target: BackupTarget): Promise<EndedRights> {
  try {
    return parseEndedRights(await text(await target.get(RIGHTS)));
  } catch (error) {
    if (error instanceof BackupItemMissingError) return parseEndedRights('');
    throw error;
  }
}

/** @throws when a line is not as it was written */
export function parseEndedRights(lines: string): EndedRights {
  const rights = Object.fromEntries(ENDED_RIGHTS.map((right) => [right, new Map()])) as EndedRights;
  for (const line of lines.split('\n').filter(Boolean)) {
    const [, right, id = '', time = ''] = LINE.exec(line) ?? [];
    const at = new Date(time);
    if (!right || Number.isNaN(at.getTime()))
      throw new Error(`${RIGHTS} has a line that cannot be read: ${line}`);
    rights[right as EndedRight].set(id, at);
  }
  return rights;
}

export function formatEndedRights(rights: EndedRights): string {
  const lines = ENDED_RIGHTS.flatMap((right) =>
    [...rights[right]].map(([id, at]) => `${right} ${id} ${at.toISOString()}\n`),
  );
  return lines.sort().join('');
}
