import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FileLink } from '@smash/contract/client';
import jwt from 'jsonwebtoken';
import { apply, logIn, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';

const unauthenticated = {
  detail: 'Your session has ended. Please log in again.',
  code: 'unauthenticated',
};
const linkRefused = { detail: 'This link has expired. Please open the file again.', code: 'link_refused' };

describe('tokens', () => {
  let app: ApiApp;
  let owner: Member;
  let applicationId: string;
  let secret: string;
  let linkSecret: string;

  beforeAll(async () => {
    app = await startApi();
    secret = app.site.environment.JWT_SECRET ?? '';
    linkSecret = app.site.environment.FILE_LINK_SECRET ?? '';
    owner = await registerAndLogIn(app);
    applicationId = (await apply(app, (await postJob(owner)).id)).id;
  });
  afterAll(() => app.close());

  const claims = () => jwt.decode(owner.token) as jwt.JwtPayload;
  const now = () => Math.floor(Date.now() / 1000);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  async function makeLink(): Promise<FileLink> {
    const { body } = await owner.api
      .post(`/api/applications/${applicationId}/files/cv/link`)
      .send({ disposition: 'inline' })
      .expect(201);
    return body as FileLink;
  }
  const tokenOf = ({ url }: FileLink): string => url.split('/')[3] ?? '';

  it('are accepted when they are signed with the right claims, as the forgeries below nearly are', async () => {
    const { sub, jti } = claims();
    const own = jwt.sign({ sub, jti }, secret, {
      issuer: 'smash-technology',
      audience: 'portal',
      expiresIn: 60,
    });
    await withToken(app, own).get('/api/me').expect(200);
  });

  it.each<[string, () => string | Promise<string>]>([
    ['garbage', () => 'garbage'],
    ['three empty parts', () => '..'],
    ['a very long text', () => 'a'.repeat(10_000)],
    ['the token without its signature', () => `${owner.token.split('.').slice(0, 2).join('.')}.`],
    ['one with a changed signature', () => withChangedSignature(owner.token)],
    ['one of another secret', () => jwt.sign(claims(), randomBytes(48).toString('base64url'))],
    ['one of the secret for file links', () => jwt.sign(claims(), linkSecret)],
    ['one for another audience', () => jwt.sign({ ...claims(), aud: 'members' }, secret)],
    ['one for no audience', () => jwt.sign(without('aud'), secret)],
    ['one of another issuer', () => jwt.sign({ ...claims(), iss: 'someone' }, secret)],
    ['an expired one', () => jwt.sign({ ...claims(), exp: now() - 1 }, secret)],
    ['one that is not valid yet', () => jwt.sign({ ...claims(), nbf: now() + 600 }, secret)],
    ['one with another algorithm', () => jwt.sign(claims(), secret, { algorithm: 'HS512' })],
    ['one without algorithm', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims())}.`],
    [
      'one without algorithm that keeps a signature',
      () => `${encode({ alg: 'none' })}.${encode(claims())}.${owner.token.split('.')[2] ?? ''}`,
    ],
    ['one whose session never was', () => jwt.sign({ ...claims(), jti: randomUUID() }, secret)],
    ['one whose session is no id', () => jwt.sign({ ...claims(), jti: "' OR 1=1--" }, secret)],
    ['one without session', () => jwt.sign(without('jti'), secret)],
    ['a file link', async () => tokenOf(await makeLink())],
  ])('are refused when they are %s', async (_, make) => {
    const session = withToken(app, await make());
    const answers = await expectNothingChanged(app, async () => [
      await session.get('/api/me'),
      await session.get('/api/applications-list/'),
      await session.delete(`/api/applications/${applicationId}`),
    ]);
    for (const { status, body, headers } of answers) {
      expect({ status, body: body as unknown }).toEqual({ status: 401, body: unauthenticated });
      expect(headers['www-authenticate']).toBe('Bearer');
    }
  });

  it.each(['Basic', 'Token', ''])('are refused with the scheme "%s"', async (scheme) => {
    await app.visitor.get('/api/me').set('Authorization', `${scheme} ${owner.token}`).expect(401);
  });

  it('are refused in the address and in a cookie', async () => {
    await app.visitor.get('/api/me').query({ access_token: owner.token, token: owner.token }).expect(401);
    await app.visitor.get('/api/me').set('Cookie', `token=${owner.token}`).expect(401);
  });

  it('are refused after logout, and so is a link that was made in that session', async () => {
    const token = await logIn(app, owner.account);
    const session = withToken(app, token);
    const { body } = await session
      .post(`/api/applications/${applicationId}/files/cv/link`)
      .send({ disposition: 'inline' });
    const { url } = body as FileLink;
    await app.visitor.get(url).expect(200);
    await session.post('/api/logout').expect(204);
    await session.get('/api/me').expect(401);
    await session.post('/api/logout').expect(401);
    await app.visitor.get(url).expect(403, linkRefused);
  });

  it('are refused after their session has expired in the database', async () => {
    const token = await logIn(app, owner.account);
    const { jti } = jwt.decode(token) as jwt.JwtPayload;
    await app.query(`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE id = $1`, [jti]);
    await withToken(app, token).get('/api/me').expect(401);
  });

  it('expire after eight hours', () => {
    const { iat = 0, exp = 0 } = claims();
    expect(exp - iat).toBe(8 * 60 * 60);
  });

  describe('of file links', () => {
    const open = async (token: string) => {
      const { status, body } = await app.visitor.get(`/api/files/${token}/cv.pdf`);
      return { status, body: body as unknown };
    };
    const refused = { status: 403, body: linkRefused };
    const linkClaims = async () => jwt.decode(tokenOf(await makeLink())) as jwt.JwtPayload;

    it('expire after five minutes', async () => {
      const { iat = 0, exp = 0 } = await linkClaims();
      expect(exp - iat).toBe(300);
    });

    it.each<[string, () => string | Promise<string>]>([
      ['a session', () => owner.token],
      ['garbage', () => 'garbage'],
      ['expired', async () => jwt.sign({ ...(await linkClaims()), exp: now() - 1 }, linkSecret)],
      ['of the secret for sessions', async () => jwt.sign(await linkClaims(), secret)],
      ['for another audience', async () => jwt.sign({ ...(await linkClaims()), aud: 'portal' }, linkSecret)],
      [
        'without algorithm',
        async () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(await linkClaims())}.`,
      ],
      ['changed', async () => withChangedSignature(tokenOf(await makeLink()))],
      ['of no session', async () => jwt.sign({ ...(await linkClaims()), session: randomUUID() }, linkSecret)],
    ])('are refused when they are %s', async (_, make) => {
      expect(await open(await make())).toEqual(refused);
    });

    it('lead to 404 once the application is deleted', async () => {
      const { id } = await apply(app, (await postJob(owner)).id);
      const { body } = await owner.api
        .post(`/api/applications/${id}/files/cv/link`)
        .send({ disposition: 'inline' });
      await owner.api.delete(`/api/applications/${id}`).expect(204);
      await app.visitor.get((body as FileLink).url).expect(404);
    });
  });

  const without = (claim: string) =>
    Object.fromEntries(Object.entries(claims()).filter(([name]) => name !== claim));

  /** The first character of the signature, since the last one has bits that mean nothing. */
  function withChangedSignature(token: string): string {
    const [header = '', payload = '', signature = ''] = token.split('.');
    const other = signature.startsWith('A') ? 'B' : 'A';
    return [header, payload, other + signature.slice(1)].join('.');
  }
});
