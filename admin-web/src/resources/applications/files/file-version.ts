import type { ApplicationFileKind } from '@smash/contract';
import type { Application } from '@smash/contract/client';

/** Changes whenever the applicant replaces the file, also by one of the same name. Only a CV can be replaced. */
export const fileVersion = ({ last_reply }: Pick<Application, 'last_reply'>, kind: ApplicationFileKind) =>
  (kind === 'cv' && last_reply?.at) || 'sent';
