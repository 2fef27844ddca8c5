import { complete, goToProvider } from '../../support/api/sign-on.js';
import type { Member } from '../../support/api/actions.js';
import type { Preparations, World } from './world.js';

const OWN = '/api/me/single-sign-on';
const IN_THE_GROUP = { email: 'ngozi@smash.example', email_verified: true, groups: ['hr'] };

const goTo = async ({ identityProvider }: World, member: Member, subject: string) => {
  identityProvider.know(subject, { email: member.account.email, email_verified: true });
  return goToProvider(member.api, subject, {}, OWN, { password: member.account.password });
};

/** For logins at an identity provider. */
export const SINGLE_SIGN_ON: Preparations = {
  completeSingleSignOn: async ({ app, identityProvider }) => {
    identityProvider.know('ngozi', IN_THE_GROUP);
    const { response, cookie } = await goToProvider(app.visitor, 'ngozi');
    return { known: { response }, headers: { Cookie: cookie } };
  },
  startOwnSingleSignOn: async (world) => ({ api: (await world.somebody()).api }),
  completeOwnSingleSignOn: async (world) => {
    const member = await world.somebody();
    const { response, cookie } = await goTo(world, member, 'connects');
    return { api: member.api, known: { response }, headers: { Cookie: cookie } };
  },
  disconnectOwnSingleSignOn: async (world) => {
    const member = await world.somebody();
    const returned = await goTo(world, member, 'disconnects');
    await complete(member.api, returned, OWN).then(({ status }) => {
      if (status !== 200) throw new Error(`not connected: ${status}`);
    });
    return { api: member.api };
  },
};
