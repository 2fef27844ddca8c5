/** Statuses of a mail: it waits to be sent, was sent, or was given up. */
export const MAIL_STATUSES = ['queued', 'sent', 'failed'] as const;

/** Longest fields of the contact form, in characters (docs/requirements/site.md#s-73). */
export const CONTACT_LIMITS = { email: 254, subject: 200, body: 10_000 } as const;
