/** Values that examples share; the ids belong to no record. */
export const APPLICATION = '0192f0c1-8a3e-7c55-9f6d-2b1c4e7a9d10';
export const ACCOUNT = '0192f0b7-1d42-7e08-8c6a-5f3e9b7d2a41';
export const PERSON = '0192f0a2-6b9c-7d13-a4e5-8c1f0d3b7e62';
export const SLOTS = ['0192f0d4-3c7a-7b29-9e81-4d6f2a5c8b73', '0192f0d4-3c7a-7b29-9e81-5e7a3b6d9c84'];
/** A token as it follows the # of a mailed link. */
export const LINK_TOKEN = 'q7Jx2mV9tKc4RzN8bWfY1sLhD6pGaE3uT5oXvQyMiBk';
export const PASSWORD = 'correct horse battery';
export const NEW_PASSWORD = 'seven horses by the river';
/** A login challenge, as a login returns it for the second step. */
export const CHALLENGE =
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTkyZjBiNyJ9.J3kX0vYqL8mTz2cWb7dR9sNfH4pGaE6uK1oXiQyMvBt';
/** A file in curl's notation; the test sends one. */
export const CV = '@Adaeze Okonkwo CV.pdf';

/** Answers to the questions that every form has. */
export const ANSWERS = {
  first_name: 'Adaeze',
  middle_name: 'Chidinma',
  last_name: 'Okonkwo',
  dob: '1996-04-12',
  state_of_origin: 'Anambra',
  state_of_resident: 'FCT',
  address: '14 Adetokunbo Ademola Crescent, Wuse 2, Abuja',
  phone: '+234 803 555 0100',
  portfolio: 'https://adaeze.example.com/work',
  social_link: 'https://linkedin.com/in/adaeze-okonkwo',
};
