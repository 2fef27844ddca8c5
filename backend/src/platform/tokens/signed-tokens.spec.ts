import { describe, expect, it } from '@jest/globals';
import { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { createTokens, readToken, type TokenPurpose } from './signed-tokens.js';

const files: TokenPurpose = { secret: 's'.repeat(32), audience: 'files', expiresIn: 60 };

describe('createTokens', () => {
  const tokens = createTokens(files);

  it('reads a token that it signed', async () => {
    expect(await readToken(tokens, tokens.sign({ file: '1' }))).toMatchObject({ file: '1', aud: 'files' });
  });

  it.each<[string, Partial<TokenPurpose>]>([
    ['another audience', { audience: 'receipts' }],
    ['another secret', { secret: 't'.repeat(32) }],
  ])('makes tokens that are invalid for %s', async (_, other) => {
    expect(await readToken(createTokens({ ...files, ...other }), tokens.sign({}))).toBeUndefined();
  });

  it('refuses a token without its issuer', async () => {
    expect(await readToken(createTokens({ ...files, issuer: 'us' }), tokens.sign({}))).toBeUndefined();
  });

  it.each(['HS512', 'none'] as const)('refuses the algorithm %s', async (algorithm) => {
    const secret = algorithm === 'none' ? '' : files.secret;
    expect(await readToken(tokens, jwt.sign({}, secret, { algorithm, audience: 'files' }))).toBeUndefined();
  });

  it('refuses an expired token', async () => {
    expect(
      await readToken(tokens, jwt.sign({}, files.secret, { audience: 'files', expiresIn: -1 })),
    ).toBeUndefined();
  });

  it('makes the same token for the same claims if it never expires', () => {
    const lasting = createTokens({ secret: files.secret, audience: 'receipts' });
    expect(lasting.sign({ purchase: '1' })).toBe(lasting.sign({ purchase: '1' }));
    expect(jwt.decode(lasting.sign({ purchase: '1' }))).toEqual({ purchase: '1', aud: 'receipts' });
  });

  it('holds its secret as a key object', () => {
    expect((tokens as unknown as { options: { secret: unknown } }).options.secret).toBeInstanceOf(KeyObject);
  });
});
