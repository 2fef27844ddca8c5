import { text } from 'node:stream/consumers';
import { withDatabase } from '../database/with-database.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Admin } from '../platform/auth/entities/admin.entity.js';
import { GOOD_FOR_AN_HOUR, operatorsPasswordUntil } from '../platform/auth/passwords/password-login.js';
import { checkNewPassword, hashPassword } from '../platform/auth/passwords/passwords.js';
import { type Command, UsageError } from './command.js';
import { endAccess } from './end-access.js';
import { findAccount } from './find-account.js';

/** For an administrator who forgot the password. The new one comes by standard input, so that no process list shows it. */
export const resetPassword: Command = {
  summary:
    'reset-password <username>: read a new password from standard input and set it, and end all sessions',
  async run(environment, [username], { stdin, console }) {
    if (!username) throw new UsageError('reset-password needs a username');
    const password = (await text(stdin)).replace(/\r?\n$/, '');
    return withDatabase(environment, (dataSource) =>
      dataSource.transaction(async (manager) => {
        const account = await findAccount(manager, username);
        const problem = checkNewPassword(password, [account.username, account.email]);
        if (problem) throw new UsageError(problem);
        const passwordHash = await hashPassword(password);
        const passwordLoginUntil = operatorsPasswordUntil(environment);
        await manager.update(
          Admin,
          { id: account.id },
          { passwordHash, passwordLoginUntil, updatedAt: new Date() },
        );
        const audit = new AuditService();
        await endAccess(manager, audit, account.id);
        await audit.record(manager, {
          actorId: null,
          action: 'account.password_reset',
          objectType: 'account',
          objectId: account.id,
        });
        console.log('The password is set, and all sessions of the account have ended.');
        if (passwordLoginUntil) console.log(GOOD_FOR_AN_HOUR);
        return 0;
      }),
    );
  },
};
