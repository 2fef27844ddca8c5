import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { ApplicationErasureService } from '../../modules/applications/erasure/application-erasure.service.js';
import { ErasureCertificate } from '../../modules/applications/entities/erasure-certificate.entity.js';
import { endedJobAlerts } from '../../modules/job-alerts/index.js';
import { JobAlertsService } from '../../modules/job-alerts/subscription/job-alerts.service.js';
import { MemberRemovalService } from '../../modules/member-removal/member-removal.service.js';
import { MemberSessionService } from '../../modules/members/sessions/member-session.service.js';
import { PurchasesOpenException } from '../../modules/shares/shares.errors.js';
import { actedOn } from '../../platform/audit/index.js';
import { changedAccounts } from '../../platform/auth/index.js';
import { RestoredAccounts } from '../../platform/auth/restored-accounts.service.js';
import type { Command, Terminal } from '../command.js';
import { withDatabase } from '../with-database.js';
import { ENDINGS, type ErasureLedger, formatLedger, LEDGER, readLedger } from './erasure-ledger.js';
import { openTarget } from './open-target.js';

/** What was written down before stays, also when the database no longer knows it. */
export const saveErasures: Command = {
  summary:
    'save-erasures <folder or bucket>: record beside the backups who was erased, and which rights have ended',
  async run(environment, [place], { console }) {
    const target = openTarget(place, environment);
    const ledger = await readLedger(target);
    const before = sizeOf(ledger);
    await withDatabase(environment, async ({ manager }) => {
      for (const certificate of await manager.find(ErasureCertificate)) {
        ledger.applications.set(certificate.applicationId, certificate);
      }
      const endings = {
        member: await actedOn(manager, 'member.deleted'),
        account: await actedOn(manager, 'account.deleted'),
        changed: await changedAccounts(manager),
        token: await actedOn(manager, 'account.token_revoked'),
        alert: (await endedJobAlerts(manager)).map(({ id, endedAt }) => ({ id, at: endedAt })),
      };
      for (const ending of ENDINGS) {
        for (const { id, at } of endings[ending]) ledger.endings[ending].set(id, at);
      }
    });
    await target.put(LEDGER, Buffer.from(formatLedger(ledger)));
    console.log(
      `${sizeOf(ledger)} erasures and ended rights on record, ${sizeOf(ledger) - before} of them new.`,
    );
    return 0;
  },
};

/** For a database that is older than its erasures, before anybody is served. May be run again. */
export const replayErasures: Command = {
  summary:
    'replay-erasures <folder or bucket>: erase again whom an old backup brought back, take back ended rights, end every login',
  async run(environment, [place], { console }) {
    const ledger = await readLedger(openTarget(place, environment));
    // Put together but not started: nothing is sent or swept meanwhile.
    const app = await NestFactory.create(AppModule.forRoot(environment), { logger: ['error', 'warn'] });
    try {
      const { erased, of } = await eraseAgain(app, ledger, console);
      console.log(`${erased} of ${of} erased had come back and were erased again.`);
      await takeRightsBack(app, ledger, console);
      return 0;
    } finally {
      await app.close();
    }
  },
};

async function eraseAgain(
  app: INestApplication,
  { applications, endings }: ErasureLedger,
  console: Terminal['console'],
): Promise<{ erased: number; of: number }> {
  const erasure = app.get(ApplicationErasureService);
  const members = app.get(MemberRemovalService);
  let erased = 0;
  for (const certificate of applications.values()) {
    if (await erasure.eraseAgain(certificate)) erased += 1;
  }
  for (const id of endings.member.keys()) {
    if (await removeUnlessOpen(members, id, console)) erased += 1;
  }
  return { erased, of: applications.size + endings.member.size };
}

async function takeRightsBack(
  app: INestApplication,
  { endings }: ErasureLedger,
  console: Terminal['console'],
): Promise<void> {
  const accounts = app.get(RestoredAccounts);
  let removed = 0;
  for (const id of endings.account.keys()) if (await accounts.removeAgain(id)) removed += 1;
  let revoked = 0;
  for (const id of endings.token.keys()) if (await accounts.revokeAgain(id)) revoked += 1;
  const suspended = await accounts.suspendChanged(endings.changed);
  const alerts = await app.get(JobAlertsService).endAgain([...endings.alert.keys()]);
  await accounts.endSessions();
  await app.get(MemberSessionService).endAllOfAll();
  console.log(
    `Taken back: ${removed} deleted accounts, ${revoked} revoked API tokens, ${alerts} ended job alerts. Everybody logs in again.`,
  );
  if (suspended.length === 0) return;
  console.log(
    `Suspended until an owner approves them, since their state, role or businesses changed after the backup: ${suspended.join(', ')}.`,
  );
}

const sizeOf = ({ applications, endings }: ErasureLedger) =>
  ENDINGS.reduce((sum, ending) => sum + endings[ending].size, applications.size);

/** A payment that was under way when the backup was made has to end first, or nobody could be paid back. */
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
      `Member ${id} is back with a purchase that is not settled: delete them in the portal once it is.`,
    );
    return false;
  }
}
