import { provideTokens } from '../../../platform/tokens/signed-tokens.js';

/** How long a signed link is valid, in seconds. */
export const LINK_SECONDS = 300;

/** Token service of links to files. */
export const FILE_LINK_TOKENS = Symbol('FILE_LINK_TOKENS');

/** Token service of links to exports; a token of one service is not valid for the other. */
export const EXPORT_LINK_TOKENS = Symbol('EXPORT_LINK_TOKENS');

export const linkTokens = [
  provideTokens(FILE_LINK_TOKENS, ({ FILE_LINK_SECRET: secret }) => ({
    secret,
    audience: 'file-link',
    expiresIn: LINK_SECONDS,
  })),
  provideTokens(EXPORT_LINK_TOKENS, ({ FILE_LINK_SECRET: secret }) => ({
    secret,
    audience: 'export-link',
    expiresIn: LINK_SECONDS,
  })),
];
