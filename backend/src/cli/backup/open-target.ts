import type { Environment } from '../../platform/config/environment.js';
import { s3Access } from '../../platform/files/credentials/s3-access.js';
import { UsageError } from '../command.js';
import type { BackupTarget } from './backup-target.js';
import { FolderTarget } from './folder-target.js';
import { S3Target } from './s3-target.js';

const BUCKET = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{2,62})(?:\/(?<prefix>[\w.!*'()/-]*))?$/;

type BackupSettings = Pick<Environment, 'BACKUP_S3_REGION'> & Partial<Environment>;

/**
 * Opens the place that an operator names: a folder, or `s3://bucket/prefix`.
 * @throws UsageError when it is neither, or the server of the bucket is not configured
 */
export function openTarget(place: string | undefined, environment: BackupSettings): BackupTarget {
  if (!place) throw new UsageError('Name the place of the backups: a folder, or s3://bucket/prefix');
  if (!place.startsWith('s3:')) return new FolderTarget(place);
  const { bucket, prefix = '' } = BUCKET.exec(place)?.groups ?? {};
  if (!bucket) throw new UsageError(`${place} is not of the form s3://bucket/prefix`);
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_REGION: region } = environment;
  const { BACKUP_S3_ACCESS_KEY, BACKUP_S3_SECRET_KEY } = environment;
  const access = s3Access(environment, region, BACKUP_S3_ACCESS_KEY, BACKUP_S3_SECRET_KEY);
  if (!endpoint || !access) {
    throw new UsageError(
      'A bucket needs BACKUP_S3_ENDPOINT in the environment, and BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY or the identity of a pod',
    );
  }
  const folder = prefix.replace(/^\/+|\/+$/g, '');
  return new S3Target({
    endpoint,
    region,
    bucket,
    prefix: folder && `${folder}/`,
    ...access,
  });
}
