/** Its subject is all that is kept of it once it was sent, without what was typed. */
export const CONTACT_MAIL = { kind: 'contact_message', subject: 'Message from the website' } as const;
