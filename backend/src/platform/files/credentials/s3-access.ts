import type { ClientOptions } from 'minio';
import type { Environment } from '../../config/environment.js';
import { RenewedCredentials, type TemporaryKeys } from './renewed-credentials.js';

/** The identity of a pod: a role with a token of the cluster, or an agent on its node that gives keys. */
type IdentityVariables = Pick<
  Environment,
  | 'AWS_ROLE_ARN'
  | 'AWS_WEB_IDENTITY_TOKEN_FILE'
  | 'AWS_ENDPOINT_URL_STS'
  | 'AWS_CONTAINER_CREDENTIALS_FULL_URI'
  | 'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE'
>;

type ClientProvider = NonNullable<ClientOptions['credentialsProvider']>;

/** Access to an S3 server: fixed keys, or temporary ones that the identity of this process receives. */
export type S3Access = { accessKey: string; secretKey: string } | { credentialsProvider: ClientProvider };

/** Name of the session in the provider's log. */
const SESSION = 'smash-technology';
const STS_TIMES = { connectionTimeout: 2_000, requestTimeout: 3_000 };

/**
 * The fixed keys, if given, otherwise the temporary keys of this process's identity.
 * @returns undefined when there is neither
 */
export function s3Access(
  environment: Partial<IdentityVariables>,
  region: string,
  accessKey: string | undefined,
  secretKey: string | undefined,
): S3Access | undefined {
  if (accessKey && secretKey) return { accessKey, secretKey };
  const request = requestOf(environment, region);
  if (!request) return undefined;
  // The package ships its classes twice, for import and require, and types the client with those of the other kind.
  return { credentialsProvider: new RenewedCredentials(request) as unknown as ClientProvider };
}

/** Each library is loaded only when it is needed. */
function requestOf(
  {
    AWS_ROLE_ARN: roleArn,
    AWS_WEB_IDENTITY_TOKEN_FILE: webIdentityTokenFile,
    AWS_ENDPOINT_URL_STS: endpoint,
    AWS_CONTAINER_CREDENTIALS_FULL_URI: awsContainerCredentialsFullUri,
    AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: awsContainerAuthorizationTokenFile,
  }: Partial<IdentityVariables>,
  region: string,
): (() => Promise<TemporaryKeys>) | undefined {
  if (roleArn && webIdentityTokenFile) {
    return async () => {
      const { fromTokenFile } = await import('@aws-sdk/credential-provider-web-identity');
      const clientConfig = {
        region,
        maxAttempts: 2,
        requestHandler: STS_TIMES,
        ...(endpoint && { endpoint }),
      };
      return keysIn(
        await fromTokenFile({ roleArn, webIdentityTokenFile, roleSessionName: SESSION, clientConfig })(),
      );
    };
  }
  if (awsContainerCredentialsFullUri) {
    return async () => {
      const { fromHttp } = await import('@aws-sdk/credential-provider-http');
      const agent = {
        awsContainerCredentialsFullUri,
        ...(awsContainerAuthorizationTokenFile && { awsContainerAuthorizationTokenFile }),
        timeout: 2_000,
        maxRetries: 1,
      };
      return keysIn(await fromHttp(agent)());
    };
  }
  return undefined;
}

interface GivenKeys {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
  expiration?: Date;
}

function keysIn({ accessKeyId, secretAccessKey, sessionToken, expiration }: GivenKeys): TemporaryKeys {
  if (!sessionToken || !expiration) throw new Error('The keys that were given have no token or no end');
  return { accessKey: accessKeyId, secretKey: secretAccessKey, sessionToken, expiresAt: expiration };
}
