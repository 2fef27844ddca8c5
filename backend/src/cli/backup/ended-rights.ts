import { text } from 'node:stream/consumers';
import type { AuditAction } from '@smash/contract';
import { BackupItemMissingError, type BackupTarget } from './backup-target.js';

/** A file beside the erasures, not part of them: a former version, to which one may go back, cannot read such lines. */
export const RIGHTS = 'ended-rights.txt';

/** By the first word of a line: the audited actions that end or change the right. Job alerts have their own table. */
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

/** Rights that an old backup must not restore: by id, when each last ended or changed. */
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

/** @throws Error when a line is malformed */
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
