import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { startThrowawayCluster, type ThrowawayCluster } from '../../support/servers/throwaway-cluster.js';
import { describeSeen, duringCrowd } from './crowd.js';
import { judge } from './judgement.js';
import { maySmallDisks, mountSmallDisk, type SmallDisk } from './small-disk.js';

/** Number of forms that are put off before there is room again, and of applications before and after; docs/reliability.md has figures. */
const PUT_OFF = Number(process.env['FAULTS_PUT_OFF'] ?? 20);
const APPLICATIONS = Number(process.env['FAULTS_APPLICATIONS'] ?? 30);
const DATABASE_MEGABYTES = 200;
const FILES_MEGABYTES = 64;
/** Size of a CV with which an application fills the disk to its last page. */
const CV_BYTES = 100_000;

(maySmallDisks ? describe : describe.skip)(
  'a full disk puts forms off, loses nothing, and is left by itself',
  () => {
    let disk: SmallDisk;
    let cluster: ThrowawayCluster | undefined;
    let app: ApiApp;
    let owner: Member;
    let jobId: number;

    beforeEach(() => {
      cluster = undefined;
    });
    afterEach(async () => {
      await app.close();
      await cluster?.remove();
      await disk.remove();
    });

    async function start(overrides: Record<string, string>): Promise<void> {
      app = await startApi(overrides);
      owner = await registerAndLogIn(app);
      jobId = (await postJob(owner)).id;
    }

    /** @param whenFree what an operator's machine does by itself once there is room */
    async function fillAndFree(whenFree: () => Promise<void> = () => Promise.resolve()): Promise<void> {
      const visitors = {
        servers: () => [app.url],
        jobId,
        token: owner.token,
        applicants: 3,
        cvBytes: CV_BYTES,
      };
      const { ledger, seen } = await duringCrowd(visitors, async (crowd) => {
        await crowd.until(APPLICATIONS);
        while (crowd.seen.postponed < PUT_OFF) {
          // Uploads that were under way leave room again, so it is filled repeatedly.
          await disk.fill();
          await delay(20);
        }
        const whenFull = crowd.count();
        await disk.free();
        const start = performance.now();
        await whenFree();
        await crowd.until(whenFull + 1);
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        process.stdout.write(`  taken again ${seconds} s after there was room\n`);
        await crowd.until(whenFull + APPLICATIONS);
      });
      process.stdout.write(`  ${describeSeen(seen)}\n`);
      await judge(ledger, { environment: app.site.environment, databaseUrl: app.site.ownerUrl });
      expect(seen.improper).toEqual([]);
    }

    it('of the database', async () => {
      disk = await mountSmallDisk(DATABASE_MEGABYTES);
      cluster = await startThrowawayCluster({ isDurable: true, parent: disk.folder });
      await start({ DATABASE_URL: cluster.url, MIGRATE_ON_START: 'true' });
      await fillAndFree(async () => {
        if (!cluster || (await cluster.isRunning())) return;
        // PostgreSQL ends when it cannot write its log; the operator's supervisor starts it again.
        process.stdout.write('  PostgreSQL had ended\n');
        await cluster.restart();
      });
    });

    it('of the files', async () => {
      disk = await mountSmallDisk(FILES_MEGABYTES);
      await start({ STORAGE_PATH: `${disk.folder}/files` });
      await fillAndFree();
    });

    it('of uploads under way', async () => {
      disk = await mountSmallDisk(FILES_MEGABYTES);
      await start({ UPLOAD_PATH: `${disk.folder}/uploads` });
      await fillAndFree();
    });
  },
);
