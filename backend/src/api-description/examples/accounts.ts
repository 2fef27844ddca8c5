import { CHALLENGE, LINK_TOKEN, NEW_PASSWORD, PASSWORD } from './samples.js';

const passkey = 'kJ8sV2mTqYw5RzN9bXfL4A';
const clientData = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiWC4uLiJ9';

/** Examples for accounts of the portal and their logins. */
export const ACCOUNT_EXAMPLES = {
  register: { username: 'adaeze', email: 'adaeze@smashtechnology.example', password: PASSWORD },
  confirmAccount: { token: LINK_TOKEN, password: PASSWORD },
  login: { username: 'adaeze', password: PASSWORD },
  logInWithCode: { challenge: CHALLENGE, code: '123456' },
  logInWithRecoveryCode: { challenge: CHALLENGE, recovery_code: '7F3K-9QXA-2MHT-WC4P' },
  passkeyLoginOptions: { challenge: CHALLENGE },
  logInWithPasskey: {
    challenge: CHALLENGE,
    id: passkey,
    client_data: clientData,
    authenticator_data: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    signature: 'MEUCIQCk2vWq7yT5mXzR9bNfL4pGaE6uK1oXiQyMvBtJ3kX0vQIgYqL8mTz2cWb7dR9sNfH4pGaE6uK1oXiQyMvBt',
  },
  changePassword: { current_password: PASSWORD, new_password: NEW_PASSWORD },
  sendAccountPasswordMail: { email: 'adaeze@smashtechnology.example' },
  resetAccountPassword: { token: LINK_TOKEN, new_password: NEW_PASSWORD },
  setAccountStatus: { status: 'active', role: 'recruiter' },
  setAccountRole: { role: 'reviewer' },
  setAccountBrands: { brands: ['ridesmash'] },
  removeSecondFactor: { password: PASSWORD },
  beginTotp: { password: PASSWORD },
  confirmTotp: { code: '123456' },
  removeTotp: { password: PASSWORD },
  makeRecoveryCodes: { password: PASSWORD },
  passkeyOptions: { password: PASSWORD },
  addPasskey: {
    name: 'Work laptop',
    id: passkey,
    client_data: clientData,
    attestation_object: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVikSZYN5YgOjGh0NBcPZHZgW4',
    transports: ['internal'],
  },
  renamePasskey: { name: 'Phone' },
  removePasskey: { password: PASSWORD },
  makeApiToken: {
    name: 'Payroll',
    scopes: ['applications.read'],
    brands: ['ridesmash'],
    expires_in_days: 90,
    password: PASSWORD,
  },
  setOwnNotices: { new_applications: 'digest' },
};
