import { provideTokens } from '../../../platform/tokens/signed-tokens.js';

/** Token service of applicants: its tokens open one application and nothing else. */
export const CANDIDATE_TOKENS = Symbol('CANDIDATE_TOKENS');

/** How long an opened page stays open. */
export const PAGE_SECONDS = 60 * 60;

export const candidateTokens = provideTokens(CANDIDATE_TOKENS, ({ FILE_LINK_SECRET: secret }) => ({
  secret,
  audience: 'candidate',
  expiresIn: PAGE_SECONDS,
}));
