import { apply, postJob } from '../../support/api/actions.js';
import { openOwnPage, pageTokenFor } from '../../support/api/applicant.js';
import { uniqueWord } from '../../support/samples/builders.js';
import type { Preparations, World } from './world.js';

const email = 'adaeze@example.com';

const ofAnApplication = async ({ owner, applied }: World) => ({
  api: owner.api,
  path: { id: await applied() },
});

/** The application that the example names is replaced with one of this server. */
const naming =
  (name: (id: string) => object) =>
  async ({ owner, applied }: World) => ({ api: owner.api, known: name(await applied()) });

const aTag = async ({ owner }: World) => {
  const { body } = await owner.api.post('/api/tags').send({ name: uniqueWord() }).expect(201);
  return (body as { id: number }).id;
};

const asApplicant = async ({ app, jobId }: World) => ({ api: (await openOwnPage(app, jobId)).own });

/** For applications: sending one, deciding, and what applicants do with their own. */
export const APPLICATIONS: Preparations = {
  applyForJob: ({ jobId }) => ({ path: { id: jobId }, headers: { 'Idempotency-Key': uniqueWord() } }),
  requestPageLink: async ({ app, owner }) => {
    const { reference } = await apply(app, (await postJob(owner)).id, { answers: { email } });
    return { known: { reference } };
  },
  openOwnPage: async ({ app, owner }) => {
    const application = await apply(app, (await postJob(owner)).id, { answers: { email } });
    return { known: { token: await pageTokenFor(app, { ...application, email }) } };
  },
  replaceOwnCv: asApplicant,
  updateOwnApplication: async (world) => ({
    ...(await asApplicant(world)),
    headers: { 'Idempotency-Key': uniqueWord() },
  }),
  setApplicationStatus: ofAnApplication,
  setApplicationStatuses: naming((id) => ({ changes: [{ id, status: 'reviewed' }] })),
  setApplicationStage: ofAnApplication,
  correctDetails: ofAnApplication,
  setAssignee: async (world) => ({
    ...(await ofAnApplication(world)),
    known: { assignee_id: (await world.somebody()).id },
  }),
  createNote: async (world) => ({
    ...(await ofAnApplication(world)),
    known: { mentioned_ids: [(await world.somebody()).id] },
  }),
  saveScorecard: ofAnApplication,
  removeApplications: naming((id) => ({ ids: [id] })),
  restoreApplications: async ({ owner, applied }) => {
    const ids = [await applied()];
    await owner.api.post('/api/applications/removals').send({ ids }).expect(200);
    return { api: owner.api, known: { ids } };
  },
  findUnopened: naming((id) => ({ ids: [id] })),
  tellPresence: ofAnApplication,
  startBulkAction: async ({ owner, applied }) => {
    await applied();
    return { api: owner.api, headers: { 'Idempotency-Key': uniqueWord() } };
  },
  createExport: ({ owner }) => ({ api: owner.api }),
  createFileLink: async ({ owner, applied }) => ({
    api: owner.api,
    path: { id: await applied(), kind: 'cv' },
  }),
  createTag: ({ owner }) => ({ api: owner.api }),
  updateTag: async (world) => ({ api: world.owner.api, path: { id: await aTag(world) } }),
  mergeTag: async (world) => ({
    api: world.owner.api,
    path: { id: await aTag(world) },
    known: { into_id: await aTag(world) },
  }),
  tagApplications: async (world) => ({
    api: world.owner.api,
    known: { ids: [await world.applied()], add: [await aTag(world)] },
  }),
  // The id of a person is that of the first application.
  mergePerson: async (world) => ({
    ...(await ofAnApplication(world)),
    known: { person_id: await world.applied() },
  }),
  splitPerson: async ({ app, owner, jobId }) => {
    const same = { answers: { email: `ada.${uniqueWord()}@example.com` } };
    const { id } = await apply(app, jobId, same);
    const other = await apply(app, (await postJob(owner)).id, same);
    return { api: owner.api, path: { id }, known: { application_ids: [other.id] } };
  },
};
