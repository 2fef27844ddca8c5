import type { ClientOptions } from 'minio';
import type { Environment } from '../../config/environment.js';
import { RenewedCredentials, type TemporaryKeys } from './renewed-credentials.js';

/** What a pod is, for whoever hands out keys: a role and a token of the cluster, or an agent on its node. */
type IdentityVariables = Pick<
  Environment,
  | 'AWS_ROLE_ARN'
  | 'AWS_WEB_IDENTITY_TOKEN_FILE'
  | 'AWS_ENDPOINT_URL_STS'
  | 'AWS_CONTAINER_CREDENTIALS_FULL_URI'
  | 'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE'
>;

type ClientProvider = NonNullable<ClientOptions['credentialsProvider']>;

/** How an S3 server is opened: with keys that stay, or with those that an identity is given. */
export type S3Access = { accessKey: string; secretKey: string } | { credentialsProvider: ClientProvider };

/** The name under which the provider's log has what is done. */
const SESSION = 'smash-technology';
const STS_TIMES = { connectionTimeout: 2_000, requestTimeout: 3_000 };

/**
 * The keys, if there are any, else those that the identity of this process is given.
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
  // The package has its classes twice, for import and require, and describes the client with those of the other kind.
  return { credentialsProvider: new RenewedCredentials(request) as unknown as ClientProvider };
}

/** The libraries are loaded by those alone who need them. */
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
