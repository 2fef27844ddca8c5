import { describe, expect, it } from '@jest/globals';
import { UsageError } from '../command.js';
import { FolderTarget } from './folder-target.js';
import { openTarget } from './open-target.js';
import { S3Target } from './s3-target.js';

const configured = {
  BACKUP_S3_ENDPOINT: 'https://s3.example.com',
  BACKUP_S3_REGION: 'us-east-1',
  BACKUP_S3_ACCESS_KEY: 'key',
  BACKUP_S3_SECRET_KEY: 'secret',
};

describe('openTarget', () => {
  it('opens a folder, or a bucket with or without a prefix', () => {
    expect(openTarget('/mnt/backup', configured)).toBeInstanceOf(FolderTarget);
    expect(openTarget('s3://backups', configured)).toBeInstanceOf(S3Target);
    expect(openTarget('s3://backups/smash/nightly/', configured)).toBeInstanceOf(S3Target);
  });

  it.each([undefined, '', 's3:', 's3://', 's3://Backups', 's3:backups/nightly'])('refuses %p', (place) => {
    expect(() => openTarget(place, configured)).toThrow(UsageError);
  });

  it('refuses a bucket without an endpoint', () => {
    expect(() => openTarget('s3://backups', { BACKUP_S3_REGION: 'us-east-1' })).toThrow('BACKUP_S3_ENDPOINT');
  });
});
