import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { AssumeRoleProvider } from 'minio/dist/esm/AssumeRoleProvider.mjs';
import { S3_REGION, s3Server } from '../servers/test-s3.js';
import { listenOnLoopback } from './loopback-server.js';

/** Content of the pod's token file, which a cluster would write. */
export const POD_TOKEN = 'the token of the pod';
export const ROLE = 'arn:aws:iam:::role/workload';

export interface KeyService {
  /** For AWS_ENDPOINT_URL_STS; the agent of a node is at `/agent` below it. */
  url: string;
  /** Number of times that keys were issued. */
  given: number;
  /** Validity that answers state from now on; the S3 server itself accepts the keys for an hour. */
  milliseconds: number;
  /** Whether tokens are refused. */
  isClosed: boolean;
  close(): Promise<void>;
}

/**
 * Gives temporary keys for the pod's token, as an STS does (AssumeRoleWithWebIdentity), and as the agent of a node. They are
 * real keys of the shared S3 server, which accepts them only with their session token.
 */
export async function startKeyService(): Promise<KeyService> {
  const { origin, close } = await listenOnLoopback((request, response) => {
    void answer(request).then(({ status, type, body }) =>
      response.writeHead(status, { 'Content-Type': type }).end(body),
    );
  });
  const service: KeyService = {
    url: origin,
    given: 0,
    milliseconds: 3_600_000,
    isClosed: false,
    close,
  };

  async function answer(request: IncomingMessage) {
    const sent = new URLSearchParams(await text(request));
    const isAgent = request.url === '/agent';
    const isKnown = isAgent
      ? request.headers.authorization === POD_TOKEN
      : sent.get('Action') === 'AssumeRoleWithWebIdentity' &&
        sent.get('WebIdentityToken') === POD_TOKEN &&
        sent.get('RoleArn') === ROLE;
    if (service.isClosed || !isKnown) {
      return isAgent
        ? { status: 403, type: 'application/json', body: '{"Code":"AccessDenied","Message":"no"}' }
        : { status: 403, type: 'text/xml', body: refusal };
    }
    service.given += 1;
    const keys = await realKeys();
    const Expiration = new Date(Date.now() + service.milliseconds).toISOString();
    return isAgent
      ? {
          status: 200,
          type: 'application/json',
          body: JSON.stringify({
            AccessKeyId: keys.accessKey,
            SecretAccessKey: keys.secretKey,
            Token: keys.sessionToken,
            Expiration,
          }),
        }
      : {
          status: 200,
          type: 'text/xml',
          body: `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleWithWebIdentityResult><Credentials><AccessKeyId>${keys.accessKey}</AccessKeyId><SecretAccessKey>${keys.secretKey}</SecretAccessKey><SessionToken>${keys.sessionToken}</SessionToken><Expiration>${Expiration}</Expiration></Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`,
        };
  }
  return service;
}

const refusal =
  '<ErrorResponse><Error><Type>Sender</Type><Code>InvalidIdentityToken</Code><Message>no</Message></Error></ErrorResponse>';

/** Keys of the role that the gateway has for tests. */
async function realKeys() {
  const { endpoint, accessKey, secretKey } = await s3Server();
  const role = { roleArn: ROLE, roleSessionName: 'tests', action: 'AssumeRole', region: S3_REGION };
  const provider = new AssumeRoleProvider({ stsEndpoint: endpoint, accessKey, secretKey, ...role });
  return provider.getCredentials();
}
