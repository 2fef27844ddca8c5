import { generateKeyPairSync, type JsonWebKey, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Provider, { type Configuration } from 'oidc-provider';
import { freePort } from '../servers/servers.js';

/** Claims of the provider about a person. */
export type PersonClaims = Readonly<Record<string, unknown>>;

/** A real OpenID provider (oidc-provider) on the loopback address, in the process of the test. */
export interface IdentityProviderServer {
  /** Variables of a backend that uses it. */
  environment: Record<`OIDC_${string}`, string>;
  /** Makes or changes a person; logins name the person by the subject. */
  know(subject: string, claims: PersonClaims): void;
  /** All tokens that it has issued. */
  readonly issued: readonly string[];
  /** Stops answering; `start` resumes at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const CLIENT = { id: 'portal', secret: 'a-secret-of-the-tests' };
const RETURN_PAGE = '/hidden-portal/single-sign-on';

export async function startIdentityProvider(): Promise<IdentityProviderServer> {
  const people = new Map<string, PersonClaims>();
  const server = createServer();
  // A reserved port, so that no other server gets it while this one is stopped.
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, configurationOf(people));
  // Any origin is allowed, since each test's site has an address of its own.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => new URL(uri).pathname === RETURN_PAGE;
  const issued: string[] = [];
  provider.on('grant.success', ({ body }) => {
    const { access_token, id_token } = body as Record<string, string>;
    issued.push(access_token ?? '', id_token ?? '');
  });
  const answer = provider.callback();
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const isInteraction = request.url?.startsWith('/interaction/') ?? false;
    void (isInteraction ? interact(provider, request, response) : answer(request, response));
  };
  server.on('request', handle);
  let running: Server = server;
  return {
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Smash ID',
      OIDC_SCOPES: 'openid email profile groups',
    },
    issued,
    know: (subject, claims) => people.set(subject, claims),
    async stop() {
      running.closeAllConnections();
      running.close();
      await once(running, 'close');
    },
    async start() {
      running = createServer(handle).listen(port, '127.0.0.1');
      await once(running, 'listening');
    },
  };
}

const configurationOf = (people: ReadonlyMap<string, PersonClaims>): Configuration => ({
  clients: [
    {
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      redirect_uris: [`https://smash.example${RETURN_PAGE}`],
    },
  ],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    // The time of the login is in the ID token if it is asked for; a test may set another one for the userinfo endpoint.
    profile: ['preferred_username', 'auth_time'],
    groups: ['groups'],
  },
  cookies: { keys: [randomUUID()] },
  features: { devInteractions: { enabled: false } },
  findAccount: (_, accountId) => ({
    accountId,
    claims: () => ({ sub: accountId, ...people.get(accountId) }),
  }),
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  jwks: { keys: [signingKey()] },
  // No consent page: the employer has given consent.
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client?.clientId ?? '',
      accountId: oidc.session?.accountId ?? '',
    });
    grant.addOIDCScope('openid email profile groups');
    await grant.save();
    return grant;
  },
  ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
});

function signingKey(): JsonWebKey & { use: string; alg: string } {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
}

/** The page that asks who logs in, and the actions of its two buttons. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'POST') {
    const form = new URLSearchParams(await text(request));
    const accountId = form.get('subject');
    await provider.interactionFinished(
      request,
      response,
      accountId ? { login: { accountId } } : { error: 'access_denied' },
    );
    return;
  }
  response.setHeader('Content-Type', 'text/html').end(`<!doctype html><html lang="en"><title>Smash ID</title>
    <form method="post"><label>Who are you? <input name="subject"></label><button>Sign in</button></form>
    <form method="post"><button>Cancel</button></form></html>`);
}
