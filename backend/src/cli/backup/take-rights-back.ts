import { ENDED_BY_RESTORE } from '@smash/contract';
import type { INestApplication } from '@nestjs/common';
import { DataSource, In, Not } from 'typeorm';
import { CandidateAccess } from '../../modules/applications/candidate/candidate-access.service.js';
import { endImport } from '../../modules/imports/end-import.js';
import { Import } from '../../modules/imports/entities/import.entity.js';
import { ImportRemoval } from '../../modules/imports/import-removal.service.js';
import { CalendarFeedService } from '../../modules/interviews/feed/calendar-feed.service.js';
import { JobAlertsService } from '../../modules/job-alerts/subscription/job-alerts.service.js';
import { MemberRecordsService } from '../../modules/members/records/member-records.service.js';
import { MemberSessionService } from '../../modules/members/sessions/member-session.service.js';
import { WebhooksService } from '../../modules/webhooks/endpoints/webhooks.service.js';
import { actedOnSince } from '../../platform/audit/index.js';
import { FilesService } from '../../platform/files/files.service.js';
import { RestoredAccounts } from '../../platform/auth/accounts/restored-accounts.service.js';
import type { Terminal } from '../command.js';
import { ENDED_BY, type EndedRight, type EndedRights } from './ended-rights.js';

/**
 * Ends imports of applications that were under way, and removes those that somebody could still start: they would bring
 * back people who were erased since.
 */
async function endImports(app: INestApplication): Promise<{ ended: number; removed: number }> {
  const parts = { dataSource: app.get(DataSource), files: app.get(FilesService) };
  const { manager } = parts.dataSource;
  const unstarted = await manager.findBy(Import, {
    kind: 'applications',
    state: Not(In(['importing', 'done'])),
  });
  for (const { id } of unstarted) await app.get(ImportRemoval).remove(id);
  const underWay = await manager.findBy(Import, { kind: 'applications', state: 'importing' });
  for (const each of underWay) {
    await manager.update(Import, { id: each.id }, { failedAt: new Date(), failure: ENDED_BY_RESTORE });
    await endImport(parts, each);
  }
  return { ended: underWay.length, removed: unstarted.length };
}

/**
 * Ends what had ended before an old backup brought it back, suspends what changed after the backup, and ends every
 * login and every link to the page of an application. It only takes rights away: nothing in the list can give anybody
 * one. May be run again.
 */
export async function takeRightsBack(
  app: INestApplication,
  rights: EndedRights,
  console: Terminal['console'],
): Promise<void> {
  const { manager } = app.get(DataSource);
  const since = (right: EndedRight) => actedOnSince(manager, rights[right], ...ENDED_BY[right]);
  const accounts = app.get(RestoredAccounts);

  const deleted = await accounts.remove(await since('account'));
  const revoked = await accounts.revoke(await since('token'));
  const alerts = await app.get(JobAlertsService).endAgain([...rights.job_alert.keys()]);
  const feeds = app.get(CalendarFeedService);
  let calendars = 0;
  for (const id of await since('calendar')) if (await feeds.end(null, id)) calendars += 1;
  const suspended = await accounts.suspend(await since('rights'));
  const members = await app.get(MemberRecordsService).suspend(await since('member'));
  const webhooks = await app.get(WebhooksService).switchOff(await since('webhook'));
  const imports = await endImports(app);
  await accounts.endSessions();
  await app.get(MemberSessionService).endEverySession();
  await app.get(CandidateAccess).endForEverybody();

  console.log(
    `Ended again: accounts ${deleted}, API tokens ${revoked}, calendar addresses ${calendars}, job alerts ${alerts}. Every login has ended. So has every link to the page of an application.`,
  );
  console.log(
    `Changed after the backup, so suspended or switched off until somebody checks them: accounts ${suspended.length}, members ${members}, webhooks ${webhooks}.`,
  );
  if (imports.ended > 0)
    console.log(
      `Imports of applications that were under way in the backup and were ended: ${imports.ended}.`,
    );
  if (imports.removed > 0)
    console.log(
      `Imports of applications that nobody had started in the backup and were removed: ${imports.removed}.`,
    );
  if (suspended.length > 0) console.log(`Suspended accounts: ${suspended.join(', ')}.`);
}
