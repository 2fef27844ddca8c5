import { text } from 'node:stream/consumers';
import { ERASURE_REASONS } from '@smash/contract';
import type { ErasureCertificate } from '../../modules/applications/entities/erasure-certificate.entity.js';
import { BackupItemMissingError, type BackupTarget } from './backup-target.js';

/** Beside the backups and not in them: it grows, while each of them stays as it was. */
export const LEDGER = 'erasures.txt';

/** Who was erased, by ids only. */
export interface ErasureLedger {
  /** By the id of the application. */
  applications: Map<string, ErasureCertificate>;
  /** When, by the id of the member. */
  members: Map<string, Date>;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const APPLICATION = new RegExp(
  `^application (?<applicationId>${UUID}) (?<id>${UUID}) (?<reason>[a-z]+) (?<fileCount>\\d+) (?<erasedAt>\\S+)$`,
);
const MEMBER = new RegExp(`^member (?<id>${UUID}) (?<erasedAt>\\S+)$`);

/** @returns nothing where it was never written, and where no backups are kept */
export async function readLedger(target: BackupTarget): Promise<ErasureLedger | undefined> {
  try {
    return parseLedger(await text(await target.get(LEDGER)));
  } catch (error) {
    if (error instanceof BackupItemMissingError) return undefined;
    throw error;
  }
}

/** @throws when a line is not as it was written: an erasure that is overlooked would bring a person back */
export function parseLedger(lines: string): ErasureLedger {
  const ledger: ErasureLedger = { applications: new Map(), members: new Map() };
  for (const line of lines.split('\n').filter(Boolean)) {
    const application = APPLICATION.exec(line)?.groups;
    const member = MEMBER.exec(line)?.groups;
    const erasedAt = new Date((application ?? member)?.['erasedAt'] ?? '');
    const reason = ERASURE_REASONS.find((known) => known === application?.['reason']);
    const isWhole = (application && reason) ?? member;
    if (!isWhole || Number.isNaN(erasedAt.getTime())) {
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
    if (member?.['id']) ledger.members.set(member['id'], erasedAt);
  }
  return ledger;
}

export function formatLedger({ applications, members }: ErasureLedger): string {
  const lines = [
    ...[...applications.values()].map(
      ({ id, applicationId, reason, fileCount, erasedAt }) =>
        `application ${applicationId} ${id} ${reason} ${fileCount} ${erasedAt.toISOString()}\n`,
    ),
    ...[...members].map(([id, erasedAt]) => `member ${id} ${erasedAt.toISOString()}\n`),
  ];
  return lines.sort().join('');
}
