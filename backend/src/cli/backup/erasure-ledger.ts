import { text } from 'node:stream/consumers';
import { ERASURE_REASONS } from '@smash/contract';
import type { ErasureCertificate } from '../../modules/applications/entities/erasure-certificate.entity.js';
import { BackupItemMissingError, type BackupTarget } from './backup-target.js';

/** Beside the backups and not in them: it grows, while each of them stays as it was. */
export const LEDGER = 'erasures.txt';

/** What an old backup must not bring back, by ids only. */
export interface ErasureLedger {
  /** By the id of the application. */
  applications: Map<string, ErasureCertificate>;
  /** When each came to its end, or changed, by its id. */
  endings: Record<Ending, Map<string, Date>>;
}

/** Each is the first word of its lines. `changed` are accounts whose state, role or businesses changed. */
export const ENDINGS = ['member', 'account', 'changed', 'token', 'alert'] as const;
export type Ending = (typeof ENDINGS)[number];

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const APPLICATION = new RegExp(
  `^application (?<applicationId>${UUID}) (?<id>${UUID}) (?<reason>[a-z]+) (?<fileCount>\\d+) (?<erasedAt>\\S+)$`,
);
const ENDING = new RegExp(`^(?<ending>${ENDINGS.join('|')}) (?<id>${UUID}) (?<erasedAt>\\S+)$`);

export async function readLedger(target: BackupTarget): Promise<ErasureLedger> {
  try {
    return parseLedger(await text(await target.get(LEDGER)));
  } catch (error) {
    if (error instanceof BackupItemMissingError) return parseLedger('');
    throw error;
  }
}

/** @throws when a line is not as it was written: an erasure that is overlooked would bring a person back */
export function parseLedger(lines: string): ErasureLedger {
  const ledger: ErasureLedger = { applications: new Map(), endings: noEndings() };
  for (const line of lines.split('\n').filter(Boolean)) {
    const application = APPLICATION.exec(line)?.groups;
    const other = ENDING.exec(line)?.groups;
    const erasedAt = new Date((application ?? other)?.['erasedAt'] ?? '');
    const reason = ERASURE_REASONS.find((known) => known === application?.['reason']);
    const ending = ENDINGS.find((known) => known === other?.['ending']);
    if ((!reason && !ending) || Number.isNaN(erasedAt.getTime())) {
      throw new Error(`${LEDGER} has a line that cannot be read: ${line}`);
    }
    if (application && reason) {
      const { id = '', applicationId = '', fileCount } = application;
      ledger.applications.set(applicationId, {
        id,
        applicationId,
        reason,
        fileCount: Number(fileCount),
        erasedAt,
      });
    }
    if (ending) ledger.endings[ending].set(other?.['id'] ?? '', erasedAt);
  }
  return ledger;
}

export const noEndings = (): ErasureLedger['endings'] => ({
  member: new Map(),
  account: new Map(),
  changed: new Map(),
  token: new Map(),
  alert: new Map(),
});

export function formatLedger({ applications, endings }: ErasureLedger): string {
  const lines = [
    ...[...applications.values()].map(
      ({ id, applicationId, reason, fileCount, erasedAt }) =>
        `application ${applicationId} ${id} ${reason} ${fileCount} ${erasedAt.toISOString()}\n`,
    ),
    ...ENDINGS.flatMap((ending) =>
      [...endings[ending]].map(([id, at]) => `${ending} ${id} ${at.toISOString()}\n`),
    ),
  ];
  return lines.sort().join('');
}
