import type { SignUpAnswers } from '@smash/contract';
import type { MemberToken } from '@smash/contract/client';
import request from 'supertest';
import { type ApiApp, type Requester, withToken } from './app.js';
import { aSignUp } from '../samples/builders.js';

/** A member who has confirmed the address, with a session. */
export interface SignedUpMember {
  form: SignUpAnswers;
  id: string;
  token: string;
  /** Requests in this session. */
  api: Requester;
}

/** The token in the newest mail of a type to an address; the mail must be waiting, as without a mail server. */
export async function tokenInMail(app: Pick<ApiApp, 'query'>, type: string, email: string): Promise<string> {
  const [mail] = await app.query<{ text: string }>(
    'SELECT text FROM mails WHERE kind = $1 AND recipient = $2 ORDER BY created_at DESC, id DESC LIMIT 1',
    [type, email],
  );
  const [, token] = /#([\w-]{43})$/m.exec(mail?.text ?? '') ?? [];
  if (!token) throw new Error(`There is no mail ${type} with a link to ${email}`);
  return token;
}

export async function logInAsMember(
  app: { url: string },
  { email, password }: Pick<SignUpAnswers, 'email' | 'password'>,
): Promise<string> {
  const { body } = await request(app.url).post('/api/members/login').send({ email, password }).expect(200);
  return (body as MemberToken).access_token;
}

/** Signs up, opens the link in the mail with the password, and logs in. */
export async function joinAsMember(
  app: ApiApp,
  overrides: Partial<SignUpAnswers> = {},
): Promise<SignedUpMember> {
  const form = aSignUp(overrides);
  await app.visitor.post('/api/members/').send(form).expect(201);
  const { email, password } = form;
  const link = await tokenInMail(app, 'member_confirm', email);
  await app.visitor.post('/api/members/confirmations').send({ token: link, password }).expect(204);
  const { body } = await app.visitor.post('/api/members/login').send({ email, password }).expect(200);
  const { access_token: token, member_id: id } = body as MemberToken;
  return { form, id, token, api: withToken(app, token) };
}
