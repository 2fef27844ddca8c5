import { PASSWORD } from './samples.js';

const response = 'code=qF7sV2mTqYw5RzN9bXfL4A&state=kJ8sV2mTqYw5RzN9bXfL4AhDr3pGaE6uK1oXiQyMvBt';

/** Examples for logins at an identity provider. */
export const SINGLE_SIGN_ON_EXAMPLES = {
  completeSingleSignOn: { response },
  startOwnSingleSignOn: { password: PASSWORD },
  completeOwnSingleSignOn: { response },
  disconnectOwnSingleSignOn: { password: PASSWORD },
};
