import type { StatusMail } from '@smash/contract';
import type { Recipient } from '../../applications/index.js';

type Candidate = Pick<Recipient, 'jobId' | 'email' | 'status' | 'toldStatus' | 'withdrawnAt'>;

/** One setting of one job, and who gets its mail now. */
export interface PlannedMails<Planned extends Candidate = Recipient> {
  mail: StatusMail;
  recipients: Planned[];
}

/**
 * Who gets which mail: nobody who has withdrawn or was told already, and an address once for a job.
 * @param found newest first: of several applications of an address it is the newest that is told, as by any other mail
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
