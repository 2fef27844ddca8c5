import { describe, expect, it } from '@jest/globals';
import { describeBackupTarget } from '../../../backend/src/cli/backup/backup-target.conformance.js';
import { openTarget } from '../../../backend/src/cli/backup/open-target.js';
import { aBucket } from '../../support/api/backup-scripts.js';
import { hasS3 } from '../../support/servers/test-s3.js';

if (hasS3) {
  describeBackupTarget('a bucket', async () => {
    const place = await aBucket();
    return { target: place.target, close: () => place.remove() };
  });

  describe('a bucket for backups', () => {
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
