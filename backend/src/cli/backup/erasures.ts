import { NestFactory } from '@nestjs/core';
import { MoreThan } from 'typeorm';
import { AppModule } from '../../app.module.js';
import { withDatabase } from '../../database/with-database.js';
import { ApplicationErasureService } from '../../modules/applications/erasure/application-erasure.service.js';
import { ErasureCertificate } from '../../modules/applications/entities/erasure-certificate.entity.js';
import { endedJobAlerts } from '../../modules/job-alerts/index.js';
import { MemberRemovalService } from '../../modules/member-removal/member-removal.service.js';
import { PurchasesOpenException } from '../../modules/shares/shares.errors.js';
import { actedOn } from '../../platform/audit/index.js';
import { recordErasuresSaved } from '../../platform/audit/erasures-saved.js';
import { sha256 } from '../../platform/text/sha256.js';
import { type Command, type Terminal, UsageError } from '../command.js';
import { inPages } from '../../platform/statements/in-pages.js';
import { BackupItemMissingError, type BackupTarget } from './backup-target.js';
import { sha256OfStream } from './digests.js';
import { ENDED_BY, ENDED_RIGHTS, formatEndedRights, readEndedRights, RIGHTS } from './ended-rights.js';
import {
  certificateOf,
  type ErasureLedger,
  formatLedger,
  LEDGER,
  lineOf,
  parseLedger,
  readLedger,
} from './erasure-ledger.js';
import { openTarget } from './open-target.js';
import { takeRightsBack } from './take-rights-back.js';

/** Keeps everything that was recorded before, even when the database no longer knows it. */
export const saveErasures: Command = {
  summary:
    'save-erasures <folder or bucket>: save, next to the backups, who was erased and which rights ended',
  async run(environment, [place], { console }) {
    const target = openTarget(place, environment);
    const ledger = (await readLedger(target)) ?? parseLedger('');
    const before = sizeOf(ledger);
    const rights = await readEndedRights(target);
    await withDatabase(environment, async ({ manager }) => {
      const certificates = inPages<ErasureCertificate>((after, take) =>
        manager.find(ErasureCertificate, {
          where: after && { applicationId: MoreThan(after.applicationId) },
          order: { applicationId: 'ASC' },
          take,
        }),
      );
      for await (const certificate of certificates)
        ledger.applications.set(certificate.applicationId, lineOf(certificate));
      for (const { id, at } of await actedOn(manager, 'member.deleted')) ledger.members.set(id, at);
      for (const right of ENDED_RIGHTS) {
        for (const { id, at } of await actedOn(manager, ...ENDED_BY[right])) note(rights[right], id, at);
      }
      for (const { id, endedAt } of await endedJobAlerts(manager)) note(rights.job_alert, id, endedAt);
    });
    await putIfChanged(target, LEDGER, formatLedger(ledger));
    console.log(`${sizeOf(ledger)} erasures on record, ${sizeOf(ledger) - before} of them new.`);
    await putIfChanged(target, RIGHTS, Buffer.from(formatEndedRights(rights)));
    await withDatabase(environment, ({ manager }) => recordErasuresSaved(manager));
    return 0;
  },
};

/** For a database older than its erasures, before anybody is served. May be run again. */
export const replayErasures: Command = {
  summary:
    'replay-erasures <folder or bucket>: after a restore, erase again who was erased later, and end again the rights that had ended',
  async run(environment, [place], { console }) {
    const target = openTarget(place, environment);
    const ledger = await readLedger(target);
    // Wherever erasures were ever saved there is a ledger, even an empty one. Without it, everybody would be back
    // unnoticed.
    if (!ledger) {
      throw new UsageError(
        `There is no ${LEDGER} at ${place}, so erasures were saved elsewhere. If they were never saved, make an empty ${LEDGER}.`,
      );
    }
    const rights = await readEndedRights(target);
    // The application is created but not started, so nothing is sent or swept meanwhile.
    const app = await NestFactory.create(AppModule.forRoot(environment), { logger: ['error', 'warn'] });
    try {
      const erasure = app.get(ApplicationErasureService);
      const members = app.get(MemberRemovalService);
      let erased = 0;
      for (const id of await erasure.findUnerased([...ledger.applications.keys()])) {
        if (await erasure.eraseAgain(certificateOf(ledger.applications.get(id) ?? ''))) erased += 1;
      }
      for (const id of ledger.members.keys()) {
        if (await removeUnlessOpen(members, id, console)) erased += 1;
      }
      console.log(`${erased} of ${sizeOf(ledger)} erased had come back and were erased again.`);
      await takeRightsBack(app, rights, console);
      return 0;
    } finally {
      await app.close();
    }
  },
};

const sizeOf = ({ applications, members }: ErasureLedger) => applications.size + members.size;

/**
 * Removes a member, unless a payment was under way when the backup was made: that has to end first, or nobody could be
 * paid back.
 */
async function removeUnlessOpen(
  members: MemberRemovalService,
  id: string,
  console: Terminal['console'],
): Promise<boolean> {
  try {
    return await members.removeAgain(id);
  } catch (error) {
    if (!(error instanceof PurchasesOpenException)) throw error;
    console.error(
      `Member ${id} was erased, but is back with a purchase that is not settled. Delete the member in the portal once it is.`,
    );
    return false;
  }
}

/** A bucket may keep every version that is put: two each time that nobody was erased, all day. */
async function putIfChanged(target: BackupTarget, name: string, content: Buffer): Promise<void> {
  if (await holds(target, name, sha256(content))) return;
  await target.put(name, content);
}

async function holds(target: BackupTarget, name: string, digest: string): Promise<boolean> {
  try {
    return (await sha256OfStream(await target.get(name))) === digest;
  } catch (error) {
    if (error instanceof BackupItemMissingError) return false;
    throw error;
  }
}

/** Keeps the later time: a database that has just been restored knows earlier times than the list. */
function note(times: Map<string, Date>, id: string, at: Date): void {
  const known = times.get(id);
  if (!known || known < at) times.set(id, at);
}
