import { postJob } from '../../support/api/actions.js';
import { alertTokenIn, anAlert, subscribe, toldTo } from '../../support/api/job-alerts.js';
import { tokenInMail } from '../../support/api/members.js';
import { uniqueWord } from '../../support/samples/builders.js';
import type { Preparations } from './world.js';

/** For jobs and job alerts. */
export const JOBS: Preparations = {
  createJob: ({ owner }) => ({ api: owner.api }),
  updateJob: async ({ owner }) => ({ api: owner.api, path: { id: (await postJob(owner)).id } }),
  askForJobAlert: () => ({}),
  confirmJobAlert: async ({ app }) => {
    const alert = anAlert();
    await app.visitor.post('/api/job-alerts').send(alert).expect(202);
    return { known: { token: await tokenInMail(app, 'job_alert_confirm', alert.email) } };
  },
  visitFromJobAlert: async ({ app, owner }) => {
    const q = uniqueWord();
    const { email } = await subscribe(app, { q });
    await postJob(owner, { title: q });
    await app.inside.sendJobAlerts();
    const [mail] = await toldTo(app, email);
    return { known: { token: alertTokenIn(mail ?? { text: '' }) } };
  },
};
