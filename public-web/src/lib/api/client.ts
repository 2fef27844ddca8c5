import { createClient } from '@smash/contract/client';

export type { Job, SubmittedApplication } from '@smash/contract/client';

/** API client for this origin. All calls live in this folder. */
export const apiClient = createClient();
