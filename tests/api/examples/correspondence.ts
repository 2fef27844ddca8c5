import { openOwnPage } from '../../support/api/applicant.js';
import { addSlots, choose, lagosInstant, lagosInstants, offer } from '../../support/api/interviews.js';
import { uploadTable } from '../../support/api/imports.js';
import { JOB_HEADINGS, jobRow, toCsv } from '../../support/samples/tables.js';
import { uniqueWord } from '../../support/samples/builders.js';
import type { Preparations, World } from './world.js';

let day = 3;
/** Two slots on a day without any others. */
const twoSlots = ({ owner }: World) => {
  day += 1;
  return addSlots(owner, lagosInstants(day, ['09:00', '10:00']));
};

const idsOf = (slots: { id: string }[]) => slots.map(({ id }) => id);

/** Two slots that are offered to an applicant, who has chosen neither. */
async function offered(world: World) {
  const { id, own } = await openOwnPage(world.app, world.jobId);
  const slots = await twoSlots(world);
  const interview = await offer(world.owner, id, slots);
  return { own, slots: idsOf(slots), path: { id: interview.id }, api: world.owner.api };
}

async function booked(world: World) {
  const { own, slots, ...rest } = await offered(world);
  await choose(own, slots[0] ?? '').expect(200);
  return { slots, ...rest };
}

const reviewed = async ({ owner, applied }: World) => {
  const id = await applied();
  await owner.api.put(`/api/applications/${id}/status`).send({ status: 'reviewed' }).expect(200);
  return id;
};

/** For mails, interviews and imports. */
export const CORRESPONDENCE: Preparations = {
  sendStatusMail: async (world) => ({ api: world.owner.api, path: { id: await reviewed(world) } }),
  previewMail: async ({ owner, applied }) => ({
    api: owner.api,
    known: { application_id: await applied() },
  }),
  createMailTemplate: ({ owner }) => ({ api: owner.api }),
  updateMailTemplate: async ({ owner }) => {
    const template = { name: uniqueWord(), subject: 'Welcome', body: 'Good to have you.' };
    const { body } = await owner.api.post('/api/mail-templates/').send(template).expect(201);
    return { api: owner.api, path: { id: (body as { id: string }).id } };
  },
  writeMails: async (world) => {
    await reviewed(world);
    return { api: world.owner.api, headers: { 'Idempotency-Key': uniqueWord() } };
  },
  sendEmail: () => ({}),
  addInterviewSlots: ({ owner }) => ({
    api: owner.api,
    known: { slots: [{ starts_at: lagosInstant(2, '09:00'), minutes: 30, place: '12 Marina, Lagos' }] },
  }),
  offerInterview: async (world) => ({
    api: world.owner.api,
    known: { application_id: await world.applied(), slot_ids: idsOf(await twoSlots(world)) },
  }),
  offerOtherTimes: async (world) => {
    const { path, api } = await offered(world);
    return { path, api, known: { slot_ids: idsOf(await twoSlots(world)) } };
  },
  moveInterview: async (world) => {
    const { path, api, slots } = await booked(world);
    return { path, api, known: { slot_id: slots[1] } };
  },
  cancelInterview: async (world) => {
    const { path, api } = await booked(world);
    return { path, api };
  },
  chooseInterviewTime: async (world) => {
    const { own, slots } = await offered(world);
    return { api: own, known: { slot_id: slots[0] } };
  },
  uploadImport: ({ owner }) => ({ api: owner.api, headers: { 'Idempotency-Key': uniqueWord() } }),
  checkImport: async ({ owner }) => {
    const table = toCsv([[...JOB_HEADINGS, 'Place'], jobRow(uniqueWord(), 'Lagos')]);
    const { body } = await uploadTable(owner.api, 'jobs', table).expect(201);
    return { api: owner.api, path: { id: (body as { id: string }).id } };
  },
};
