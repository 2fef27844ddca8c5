import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { describeBackupTarget } from '../../../backend/src/cli/backup/backup-target.conformance.js';
import { openTarget } from '../../../backend/src/cli/backup/open-target.js';
import { S3Target } from '../../../backend/src/cli/backup/s3-target.js';
import { aBucket } from '../../support/api/backup-scripts.js';
import { ensureBucket } from '../../support/servers/buckets.mjs';
import { hasS3, S3_REGION, s3Server } from '../../support/servers/test-s3.js';

if (hasS3) {
  describeBackupTarget('a bucket', async () => {
    const place = await aBucket();
    return { target: place.target, close: () => place.remove() };
  });

  describe('a bucket for backups', () => {
    it('takes a file in parts that is too large for one request', async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'smash-parts-'));
      const content = Buffer.alloc(70 * 1024 * 1024, 'parts ');
      await writeFile(path.join(folder, 'dump'), content);
      const { endpoint, accessKey, secretKey } = await s3Server();
      const bucket = `parts-${randomUUID()}`;
      const settings = { endpoint, accessKey, secretKey, region: S3_REGION, bucket };
      await ensureBucket(settings);
      const target = new S3Target({ ...settings, prefix: '' }, { requestBytes: 1 });
      await target.putFile('dump', path.join(folder, 'dump'));
      expect((await buffer(await target.get('dump'))).equals(content)).toBe(true);
      await target.remove('dump');
      await rm(folder, { recursive: true });
    });

    it('has to exist, and needs the right key', async () => {
      const { name, environment } = await aBucket();
      const region = { BACKUP_S3_REGION: 'us-east-1' };
      const lost = openTarget('s3://no-such-bucket/nightly', { ...region, ...environment });
      await expect(lost.put('erasures.txt', Buffer.from(''))).rejects.toThrow('bucket');
      const stranger = openTarget(name, {
        ...region,
        ...environment,
        BACKUP_S3_SECRET_KEY: 'not the secret',
      });
      await expect(stranger.put('erasures.txt', Buffer.from(''))).rejects.toThrow();
      await expect(stranger.folders()).rejects.toThrow();
    });
  });
} else {
  describe.skip('a backup in a bucket (skipped: there is no S3 server)', () => {
    it('needs a real S3 server', () => undefined);
  });
}
