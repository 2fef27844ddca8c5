import { withDatabase } from '../database/with-database.js';
import { stuckMails } from '../platform/mail/index.js';
import { counted } from './counted.js';
import type { Command } from './command.js';

/** Shows no recipients: the portal finds a mail by its id. */
export const listMails: Command = {
  summary:
    'list emails that were given up or have waited for over ten minutes; exit code 1 when there are any',
  run(environment, _args, { console }) {
    return withDatabase(environment, async (dataSource) => {
      const mails = await stuckMails(dataSource.manager);
      for (const { id, kind, status, attempts, age, last_error: reason } of mails) {
        console.log(
          `${id}  ${kind}  ${status} for ${age}, ${counted(attempts, 'attempt')}: ${reason ?? 'not tried yet'}`,
        );
      }
      console.log(`${counted(mails.length, 'email is', 'emails are')} stuck.`);
      return mails.length === 0 ? 0 : 1;
    });
  },
};
