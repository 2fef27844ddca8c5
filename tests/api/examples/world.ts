import { type ApiApp, type Requester, startApi } from '../../support/api/app.js';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import {
  type IdentityProviderServer,
  startIdentityProvider,
} from '../../support/doubles/identity-provider.js';
import { type PaymentStandIn, startPaymentStandIn } from '../../support/doubles/payment-stand-in.js';
import { threeCriteria, threeStages } from '../../support/samples/builders.js';
import { publicServer } from '../../support/servers/public-server.js';

/** The PIN in the example. */
const ONBOARDING_PIN = '482913';
/** Nothing listens there: mails wait in the database, where their links can be read. */
const SMTP_URL = 'smtp://127.0.0.1:9';

/** A server on which every example of the description can be sent. */
export interface World {
  app: ApiApp;
  owner: Member;
  provider: PaymentStandIn;
  /** Whoever is in its group hr is a recruiter. */
  identityProvider: IdentityProviderServer;
  /** Of a job with stages and criteria. */
  jobId: number;
  /** Applies for that job. @returns the id of the application */
  applied: () => Promise<string>;
  /** A new account of the portal that is logged in. */
  somebody: () => Promise<Member>;
  close: () => Promise<void>;
}

/** What is needed to send an example: who sends it where, and the values that only this server knows. */
export interface Prepared {
  api?: Requester;
  /** Parameters of the path, by name. */
  path?: Record<string, string | number>;
  /** Fields of the example with their values on this server: ids, tokens, signatures, times in the future. */
  known?: object;
  headers?: Record<string, string> | ((body: string) => Record<string, string>);
}

export type Preparations = Record<string, (world: World) => Prepared | Promise<Prepared>>;

export async function createWorld(): Promise<World> {
  const provider = await startPaymentStandIn();
  const identityProvider = await startIdentityProvider();
  const environment = {
    ...publicServer,
    ...provider.environment,
    ...identityProvider.environment,
    OIDC_ROLE_GROUPS: 'hr=recruiter',
    ONBOARDING_PIN,
    SMTP_URL,
  };
  const app = await startApi(environment, { importPoll: 10, workRetry: 1 });
  const owner = await registerAndLogIn(app);
  const { id: jobId } = await postJob(owner, { stages: threeStages(), criteria: threeCriteria() });
  return {
    app,
    owner,
    provider,
    identityProvider,
    jobId,
    applied: async () => (await apply(app, jobId)).id,
    somebody: () => joinAs(app, owner),
    async close() {
      await app.close();
      await provider.close();
      await identityProvider.stop();
    },
  };
}
