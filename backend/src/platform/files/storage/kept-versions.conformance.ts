import { Client } from 'minio';
import type { S3Settings } from './s3-file-storage.js';

/** Makes a bucket keep versions, as operators' own buckets may, and tells which it keeps. */
export async function keepVersions({ endpoint, bucket, ...access }: S3Settings) {
  const { hostname, port } = new URL(endpoint);
  const client = new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL: false,
    ...access,
  });
  await client.setBucketVersioning(bucket, { Status: 'Enabled' });
  return async function keptVersions(): Promise<unknown[]> {
    const kept: unknown[] = [];
    for await (const item of client.listObjects(bucket, '', true, { IncludeVersion: true })) kept.push(item);
    return kept;
  };
}
