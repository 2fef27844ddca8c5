import { randomUUID } from 'node:crypto';
import type { Overrides } from './test-site.js';

/**
 * What makes a backend keep its files on the real S3 server that `npm test` started, in a bucket of its own; undefined
 * where there is no such server, for `describe.skip`.
 */
export function s3Overrides(): Overrides | undefined {
  const { S3_TEST_ENDPOINT, S3_TEST_ACCESS_KEY, S3_TEST_SECRET_KEY } = process.env;
  if (!S3_TEST_ENDPOINT) return undefined;
  return {
    STORAGE: 's3',
    S3_ENDPOINT: S3_TEST_ENDPOINT,
    S3_REGION: 'us-east-1',
    S3_BUCKET: `test-${randomUUID()}`,
    S3_ACCESS_KEY: S3_TEST_ACCESS_KEY ?? '',
    S3_SECRET_KEY: S3_TEST_SECRET_KEY ?? '',
  };
}
