import { ensureBucket } from '../servers/buckets.mjs';
import { hasS3, s3Overrides } from '../servers/test-s3.js';
import type { Overrides } from '../servers/test-site.js';

interface TestStorage {
  name: string;
  /** Makes what the backend does not make itself. @returns variables by which the backend finds it */
  prepare: () => Promise<Overrides>;
}

/** Makes a bucket on the shared S3 server. @returns variables of a backend that uses it */
export async function prepareBucket(): Promise<Overrides> {
  const overrides = await s3Overrides();
  await ensureBucket({
    endpoint: overrides['S3_ENDPOINT'] ?? '',
    region: overrides['S3_REGION'] ?? '',
    bucket: overrides['S3_BUCKET'] ?? '',
    accessKey: overrides['S3_ACCESS_KEY'] ?? '',
    secretKey: overrides['S3_SECRET_KEY'] ?? '',
  });
  return overrides;
}

/** The storages that suites about files run against, for `describe.each`: the S3 server only where there is one. */
export function testStorages(): TestStorage[] {
  const disk = { name: 'disk', prepare: () => Promise.resolve({}) };
  return hasS3 ? [disk, { name: 'S3', prepare: prepareBucket }] : [disk];
}
