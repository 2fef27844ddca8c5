import { text } from 'node:stream/consumers';
import { ERASURE_REASONS } from '@smash/contract';
import type { ErasureCertificate } from '../../modules/applications/entities/erasure-certificate.entity.js';
import { BackupItemMissingError, type BackupTarget } from './backup-target.js';

/** Beside the backups, not in them: it grows, while each backup stays as it was. */
export const LEDGER = 'erasures.txt';

const LINES_AT_ONCE = 10_000;

/** The erasures, by ids only. */
export interface ErasureLedger {
  /** The line of each erasure, by the id of the application; all erasures ever made are in memory at once. */
  applications: Map<string, string>;
  /** The time of each erasure, by the id of the member. */
  members: Map<string, Date>;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const APPLICATION = new RegExp(
  `^application (?<applicationId>${UUID}) (?<id>${UUID}) (?<reason>[a-z]+) (?<fileCount>\\d+) (?<erasedAt>\\S+)$`,
);
const MEMBER = new RegExp(`^member (?<id>${UUID}) (?<erasedAt>\\S+)$`);

/** @returns undefined when the ledger was never written, or no backups are kept here */
export async function readLedger(target: BackupTarget): Promise<ErasureLedger | undefined> {
  try {
    return parseLedger(await text(await target.get(LEDGER)));
  } catch (error) {
    if (error instanceof BackupItemMissingError) return undefined;
    throw error;
  }
}

/** @throws Error when a line is malformed: an overlooked erasure would bring a person back */
export function parseLedger(lines: string): ErasureLedger {
  const ledger: ErasureLedger = { applications: new Map(), members: new Map() };
  for (const line of lines.split('\n').filter(Boolean)) {
    const member = MEMBER.exec(line)?.groups;
    if (member?.['id']) ledger.members.set(member['id'], readTime(member['erasedAt'], line));
    else ledger.applications.set(certificateOf(line).applicationId, line);
  }
  return ledger;
}

/** The ledger's lines in order, made in pieces: one text would hold them in memory a second time. */
export function formatLedger({ applications, members }: ErasureLedger): Buffer {
  const lines = [...applications.values()];
  for (const [id, erasedAt] of members) lines.push(`member ${id} ${erasedAt.toISOString()}`);
  lines.sort();
  const pieces: Buffer[] = [];
  for (let start = 0; start < lines.length; start += LINES_AT_ONCE)
    pieces.push(Buffer.from(`${lines.slice(start, start + LINES_AT_ONCE).join('\n')}\n`));
  return Buffer.concat(pieces);
}

/** Uses join, since a template would keep each of its parts in memory besides the result. */
export const lineOf = ({ id, applicationId, reason, fileCount, erasedAt }: ErasureCertificate): string =>
  ['application', applicationId, id, reason, fileCount, erasedAt.toISOString()].join(' ');

/** @throws Error when the line is malformed */
export function certificateOf(line: string): ErasureCertificate {
  const { applicationId = '', id = '', fileCount, ...rest } = APPLICATION.exec(line)?.groups ?? {};
  const reason = ERASURE_REASONS.find((known) => known === rest['reason']);
  if (!reason) throw unreadable(line);
  return {
    id,
    applicationId,
    reason,
    fileCount: Number(fileCount),
    erasedAt: readTime(rest['erasedAt'], line),
  };
}

function readTime(text = '', line: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw unreadable(line);
  return time;
}

const unreadable = (line: string): Error => new Error(`${LEDGER} has a line that cannot be read: ${line}`);
