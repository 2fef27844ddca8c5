import { Client } from 'minio';
import type { S3Access } from '../credentials/s3-access.js';
import type { S3Exchange } from './s3-transport.js';

interface S3Place {
  /** URL of the server, such as `https://s3.eu-central-1.amazonaws.com`; a path is not supported. */
  endpoint: string;
  region: string;
  /** Must exist. */
  bucket: string;
}

export type S3Settings = S3Place & S3Access;

/** How long the signature of an upload is valid, in seconds. The upload begins at once, but the server's clock may differ. */
const PUT_SECONDS = 15 * 60;

/** A client for one call, which is cheap: it connects only when it sends. It tries nothing twice. */
export function s3Client(settings: S3Settings, { transport }: S3Exchange): Client {
  const { endpoint, bucket: _bucket, ...access } = settings;
  const { hostname, port, protocol } = new URL(endpoint);
  return new Client({
    endPoint: hostname.replace(/^\[|\]$/g, ''), // the client puts the brackets of IPv6 itself
    ...(port !== '' && { port: Number(port) }),
    useSSL: protocol === 'https:',
    ...access,
    transport,
    retryOptions: { disableRetry: true },
  });
}

/** A signed address to which one object may be put (docs/decisions/0063-uploads-to-s3-are-streamed.md). */
export const addressOfPut = (client: Client, bucket: string, name: string): Promise<string> =>
  client.presignedPutObject(bucket, name, PUT_SECONDS);
