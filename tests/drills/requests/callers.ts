import { TOKEN_SCOPES } from '@smash/contract';
import type { Schemas } from '@smash/contract/client';
import { joinAs, logIn, type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, withToken } from '../../support/api/app.js';

/** Senders of requests; HR is a recruiter, a program has an API token. */
export const CALLERS = ['visitor', 'owner', 'recruiter', 'program'] as const;
export type Caller = (typeof CALLERS)[number];
/** Tokens of the callers; a visitor has none. */
export type Tokens = Record<Caller, string | undefined>;

/** Tries to make sessions, which requests under way may end again. */
const TRIES = 5;

/**
 * Makes accounts with sessions. Resolves to a function that restores them: hostile requests of an owner also end sessions and
 * suspend accounts.
 */
export async function makeCallers(app: ApiApp): Promise<() => Promise<Tokens>> {
  const owner = await registerAndLogIn(app);
  let recruiter = await joinAs(app, owner, 'recruiter');
  let program: string | undefined;
  const ownRow = (await app.query('SELECT * FROM admins WHERE id = $1', [owner.id]))[0];

  const isValid = async (token: string | undefined) =>
    token !== undefined && (await withToken(app, token).get('/api/me')).status === 200;
  const restored = async (): Promise<Member> => {
    await app.query(
      `UPDATE admins SET password_hash = was.password_hash, status = was.status, role = was.role
       FROM jsonb_populate_record(NULL::admins, $2) was WHERE admins.id = $1`,
      [owner.id, JSON.stringify(ownRow)],
    );
    owner.token = await logIn(app, owner.account);
    owner.api = withToken(app, owner.token);
    return owner;
  };
  const renewed = async (): Promise<Tokens> => {
    const { account, token, api } = (await isValid(owner.token)) ? owner : await restored();
    if (!(await isValid(recruiter.token))) recruiter = await joinAs(app, owner, 'recruiter');
    if (!(await isValid(program))) {
      const wanted = { name: `Program ${Date.now()}`, scopes: TOKEN_SCOPES, brands: [], expires_in_days: 9 };
      const { body } = await api
        .post('/api/tokens')
        .send({ ...wanted, password: account.password })
        .expect(201);
      program = (body as Schemas['MadeApiTokenDto']).token;
    }
    return { visitor: undefined, owner: token, recruiter: recruiter.token, program };
  };
  return async () => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await renewed();
      } catch (error) {
        // Requests under way may have ended the session or changed the role meanwhile.
        if (tries === TRIES) throw error;
        await restored();
      }
    }
  };
}
