import { LINK_TOKEN, NEW_PASSWORD, PASSWORD } from './samples.js';

const activity = {
  title: 'Members’ day',
  description: 'Everybody meets.',
  zone_id: null,
  happens_on: '2035-12-12',
};
const message = {
  title: 'General meeting in March',
  body: 'We meet in Lagos.',
  zone_id: null,
  is_published: true,
};
const person = {
  title: 'Mrs',
  fname: 'Ngozi',
  mname: 'Adaobi',
  sname: 'Okonkwo',
  phone: '+234 803 555 0100',
  gender: 'Female',
  address: '14 Allen Avenue, Ikeja, Lagos',
  state_of_resident: 'Lagos',
};
const secrets = {
  means_of_id: 'NIN',
  id_number: '12345678901',
  nok_fullname: 'Emeka Okonkwo',
  nok_address: '3 Ogui Road, Enugu',
  nok_phone: '0803 555 0101',
};

/** Examples for members, what is written for them, the shares they buy, and new staff. */
export const MEMBER_EXAMPLES = {
  signUp: {
    ...person,
    email: 'ngozi@example.com',
    password: PASSWORD,
    ...secrets,
  },
  confirmAddress: { token: LINK_TOKEN, password: PASSWORD },
  addressToConfirm: { token: LINK_TOKEN },
  sendConfirmation: { email: 'ngozi@example.com' },
  logInMember: { email: 'ngozi@example.com', password: PASSWORD },
  sendPasswordLink: { email: 'ngozi@example.com' },
  setPassword: { token: LINK_TOKEN, new_password: NEW_PASSWORD },
  setState: { state_of_resident: 'Kano' },
  updateMember: { ...person, address: '7 Aba Road, Port Harcourt', state_of_resident: 'Rivers', version: 1 },
  setMemberStatus: { status: 'suspended' },
  revealMember: { password: PASSWORD },
  correctMemberSecrets: {
    ...secrets,
    nok_fullname: 'Chidinma Okonkwo',
    version: 1,
    password: PASSWORD,
  },
  createZone: { name: 'South West', states: ['Lagos', 'Ogun', 'Oyo'] },
  updateZone: { name: 'South-West', states: ['Lagos', 'Ogun', 'Oyo', 'Ekiti'], version: 1 },
  createActivity: activity,
  updateActivity: { ...activity, title: 'Members’ evening', version: 1 },
  createMessage: message,
  updateMessage: { ...message, title: 'General meeting in April', version: 1 },
  createPurchase: { units: 1000, email: 'ngozi@example.com' },
  acceptPurchase: { provider_transaction: '3029618420', amount_kobo: 5000, currency: 'NGN' },
  refusePurchase: { reason: 'The amount is not that of the order' },
  receiveWebhook: { event: 'charge.success', data: { reference: 'SMT-7F3K-9QXA' } },
  unlockOnboarding: { pin: '482913' },
};
