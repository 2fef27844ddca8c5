import type { Provider } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';

/** Token service of applicants: its tokens open one application and nothing else. */
export const CANDIDATE_TOKENS = Symbol('CANDIDATE_TOKENS');

/** How long an opened page stays open. */
export const PAGE_SECONDS = 60 * 60;

const AUDIENCE = 'candidate';

export const candidateTokens: Provider = {
  provide: CANDIDATE_TOKENS,
  inject: [ENVIRONMENT],
  useFactory: ({ FILE_LINK_SECRET: secret }: Environment) =>
    new JwtService({
      secret,
      signOptions: { algorithm: 'HS256', audience: AUDIENCE, expiresIn: PAGE_SECONDS },
      verifyOptions: { algorithms: ['HS256'], audience: AUDIENCE },
    }),
};
