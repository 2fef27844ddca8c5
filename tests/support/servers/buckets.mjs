import { Client } from 'minio';

/** @typedef {{ endpoint: string, region: string, bucket: string, accessKey: string, secretKey: string }} BucketSettings */

/** @param {BucketSettings} settings */
function clientOf({ endpoint, region, accessKey, secretKey }) {
  const { hostname, port, protocol } = new URL(endpoint);
  return new Client({
    endPoint: hostname,
    ...(port && { port: Number(port) }),
    useSSL: protocol === 'https:',
    region,
    accessKey,
    secretKey,
  });
}

/**
 * Makes the bucket unless it exists.
 * @param {BucketSettings} settings
 */
export async function ensureBucket(settings) {
  const client = clientOf(settings);
  if (!(await client.bucketExists(settings.bucket)))
    await client.makeBucket(settings.bucket, settings.region);
}

/**
 * Makes a bucket keep versions, as operators' own buckets may. Resolves to a function that lists them.
 * @param {BucketSettings} settings
 */
export async function keepVersions(settings) {
  const client = clientOf(settings);
  await client.setBucketVersioning(settings.bucket, { Status: 'Enabled' });
  return async function keptVersions() {
    /** @type {unknown[]} */
    const kept = [];
    for await (const item of client.listObjects(settings.bucket, '', true, { IncludeVersion: true }))
      kept.push(item);
    return kept;
  };
}
