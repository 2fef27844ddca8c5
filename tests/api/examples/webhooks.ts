import type { SaveWebhook } from '@smash/contract/client';
import type { MadeWebhook } from '../../support/api/webhooks.js';
import type { Preparations } from './world.js';

const SOME: SaveWebhook = { url: 'https://payroll.example.com/other-hooks', events: ['job.posted'] };

/** For webhooks. */
export const WEBHOOKS: Preparations = {
  createWebhook: ({ owner: { api } }) => ({ api }),
  updateWebhook: async ({ owner: { api } }) => {
    const { body } = await api.post('/api/webhooks').send(SOME).expect(201);
    const { id, version } = body as MadeWebhook;
    return { api, path: { id }, known: { version } };
  },
};
