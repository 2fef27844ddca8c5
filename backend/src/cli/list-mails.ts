import type { Command } from './command.js';
import { withDatabase } from './with-database.js';

interface StuckMail {
  id: string;
  kind: string;
  status: string;
  attempts: number;
  age: string;
  last_error: string | null;
}

/** Names no recipient: the id finds the mail in the portal. */
export const listMails: Command = {
  summary:
    'list mails that were given up or have waited for over ten minutes; exit code 1 when there are any',
  run(environment, _args, { console }) {
    return withDatabase(environment, async (dataSource) => {
      const mails = await dataSource.query<StuckMail[]>(
        `SELECT id, kind, status, attempts, date_trunc('second', now() - created_at)::text AS age, last_error FROM mails
         WHERE status = 'failed' OR (status = 'queued' AND created_at < now() - interval '10 minutes')
         ORDER BY created_at`,
      );
      for (const { id, kind, status, attempts, age, last_error: reason } of mails) {
        console.log(
          `${id}  ${kind}  ${status} for ${age}, ${attempts} attempts: ${reason ?? 'not tried yet'}`,
        );
      }
      console.log(`${mails.length} mails are stuck.`);
      return mails.length === 0 ? 0 : 1;
    });
  },
};
