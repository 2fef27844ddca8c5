import { createClient } from '@smash/contract/client';

export type { Job, SubmittedApplication } from '@smash/contract/client';

/** The API of this origin. Everything that talks to it lives in this folder. */
export const apiClient = createClient();
