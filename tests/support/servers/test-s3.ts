import { randomUUID } from 'node:crypto';
import { provide } from './services.js';
import type { Overrides } from './test-site.js';

/** Whether there is a real S3 server to test against; for `describe.skip`. */
export const hasS3 = process.env['TEST_HAS_S3'] === 'true';

export const S3_REGION = 'us-east-1';

export interface S3Server {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  /** How many files one page of a list holds. */
  pageSize: number;
}

/** The real S3 server that tests share; it starts when it is first asked for. */
export const s3Server = (): Promise<S3Server> => provide('s3');

/** Variables of a backend that keeps its files on that server, in a bucket of its own. */
export async function s3Overrides(): Promise<Overrides> {
  const { endpoint, accessKey, secretKey } = await s3Server();
  return {
    STORAGE: 's3',
    S3_ENDPOINT: endpoint,
    S3_REGION,
    S3_BUCKET: `test-${randomUUID()}`,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  };
}
