import type { PurchasePayment } from '@smash/contract/client';
import { joinAsMember, tokenInMail } from '../../support/api/members.js';
import { kept, order, verify } from '../../support/api/shares.js';
import { aSignUp, uniqueWord } from '../../support/samples/builders.js';
import type { Preparations, World } from './world.js';

const PASSWORD = 'correct horse battery';

/** Signs up. @returns the address and the token that confirms it */
async function signedUp({ app }: World) {
  const form = aSignUp({ password: PASSWORD });
  await app.visitor.post('/api/members/').send(form).expect(201);
  return { email: form.email, token: await tokenInMail(app, 'member_confirm', form.email) };
}

const member = ({ app }: World) => joinAsMember(app, { password: PASSWORD });

const ofAMember = async (world: World) => ({
  api: world.owner.api,
  path: { id: (await member(world)).id },
});

/** A new record of a collection. */
const of =
  (collection: string, body: object) =>
  async ({ owner }: World) => {
    const made = await owner.api.post(collection).send(body).expect(201);
    return { api: owner.api, path: { id: (made.body as { id: number }).id } };
  };

/** Deletes all zones, as a state can belong to only one. */
async function withoutZones({ owner }: World) {
  const { body } = await owner.api.get('/api/zones/').expect(200);
  for (const { id } of body as { id: number }[]) await owner.api.delete(`/api/zones/${id}`).expect(204);
}

async function purchaseInReview({ app, owner, provider }: World) {
  const { reference } = await order(app, 1_000, `buyer.${uniqueWord()}@example.com`);
  provider.pay(reference, { amount: 99_900_000 });
  await verify(app, reference);
  const { id } = await kept(app, reference);
  return { api: owner.api, path: { id } };
}

/** For members, what is written for them, the shares they buy, and new staff. */
export const MEMBERS: Preparations = {
  signUp: () => ({}),
  confirmAddress: async (world) => ({ known: { token: (await signedUp(world)).token } }),
  addressToConfirm: async (world) => ({ known: { token: (await signedUp(world)).token } }),
  sendConfirmation: async (world) => ({ known: { email: (await signedUp(world)).email } }),
  logInMember: async (world) => ({ known: { email: (await member(world)).form.email } }),
  sendPasswordLink: async (world) => ({ known: { email: (await member(world)).form.email } }),
  setPassword: async (world) => {
    const { email } = (await member(world)).form;
    await world.app.visitor.post('/api/members/password-mails').send({ email }).expect(202);
    return { known: { token: await tokenInMail(world.app, 'member_password', email) } };
  },
  setState: async (world) => ({ api: (await member(world)).api }),
  updateMember: ofAMember,
  setMemberStatus: ofAMember,
  revealMember: ofAMember,
  correctMemberSecrets: ofAMember,
  createZone: async (world) => {
    await withoutZones(world);
    return { api: world.owner.api };
  },
  updateZone: async (world) => {
    await withoutZones(world);
    return of('/api/zones/', { name: 'Diaspora', states: [] })(world);
  },
  createActivity: ({ owner }) => ({ api: owner.api }),
  updateActivity: of('/api/activities/', { title: 'Members’ day', description: 'Everybody meets.' }),
  createMessage: ({ owner }) => ({ api: owner.api }),
  updateMessage: of('/api/messages/', { title: 'Welcome', body: 'Good to have you.' }),
  createPurchase: () => ({}),
  acceptPurchase: async (world) => {
    const { api, path } = await purchaseInReview(world);
    const { body } = await api.get(`/api/purchases/${path.id}/payment`).expect(200);
    const { provider_transaction, amount_kobo } = (body as PurchasePayment).payment ?? {};
    return { api, path, known: { provider_transaction, amount_kobo } };
  },
  refusePurchase: purchaseInReview,
  receiveWebhook: async ({ app, provider }) => {
    const { reference } = await order(app);
    provider.pay(reference);
    return {
      known: { data: { reference } },
      headers: (body) => ({ 'X-Paystack-Signature': provider.sign(body).signature }),
    };
  },
  unlockOnboarding: () => ({}),
};
