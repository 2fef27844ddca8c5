import type { StatusMail } from '@smash/contract';
import type { Recipient } from '../../applications/index.js';

type Candidate = Pick<Recipient, 'jobId' | 'email' | 'status' | 'toldStatus' | 'withdrawnAt'>;

/** One status mail of a job, and the applicants who get it now. */
export interface PlannedMails<Planned extends Candidate = Recipient> {
  mail: StatusMail;
  recipients: Planned[];
}

/**
 * Decides who gets which mail: nobody who has withdrawn or was told already, and each address once per job.
 * @param found newest first: of several applications of an address the newest gets the mail, as with all mails
 */
export function planStatusMails<Planned extends Candidate>(
  found: readonly Planned[],
  settings: ReadonlyMap<number, readonly StatusMail[]>,
): PlannedMails<Planned>[] {
  return [...settings].flatMap(([jobId, mails]) =>
    mails.flatMap((mail) => {
      const waiting = found.filter(
        (one) =>
          one.jobId === jobId &&
          one.status === mail.status &&
          one.toldStatus !== mail.status &&
          one.withdrawnAt === null,
      );
      const byAddress = new Map<string, Planned>();
      for (const one of waiting) {
        const address = one.email.trim().toLowerCase();
        if (!byAddress.has(address)) byAddress.set(address, one);
      }
      return byAddress.size > 0 ? [{ mail, recipients: [...byAddress.values()] }] : [];
    }),
  );
}
