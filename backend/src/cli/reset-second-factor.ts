import { withDatabase } from '../database/with-database.js';
import { secondFactorChangedMail } from '../modules/second-factor/mails/second-factor-changed.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Passkey } from '../platform/auth/second-factor/entities/passkey.entity.js';
import { RecoveryCode } from '../platform/auth/second-factor/entities/recovery-code.entity.js';
import { TotpSecret } from '../platform/auth/second-factor/entities/totp-secret.entity.js';
import { portalUrl } from '../platform/config/environment.js';
import { Mail } from '../platform/mail/mail.entity.js';
import { MailService } from '../platform/mail/mail.service.js';
import { type Command, UsageError } from './command.js';
import { endAccess } from './end-access.js';
import { findAccount } from './find-account.js';

/** For an owner who has lost phone, passkeys and recovery codes; for anybody else, an owner can do it in the portal. */
export const resetSecondFactor: Command = {
  summary: 'reset-second-factor <username>: remove the second factor of an account, and end all its sessions',
  async run(environment, [username], { console }) {
    if (!username) throw new UsageError('reset-second-factor needs a username');
    return withDatabase(environment, (dataSource) =>
      dataSource.transaction(async (manager) => {
        const account = await findAccount(manager, username);
        if (!account.hasSecondFactor) throw new UsageError('This account has no second factor.');
        const adminId = account.id;
        for (const entity of [TotpSecret, Passkey, RecoveryCode]) await manager.delete(entity, { adminId });
        const audit = new AuditService();
        await endAccess(manager, audit, adminId);
        await audit.record(manager, {
          actorId: null,
          action: 'account.second_factor_reset_by_operator',
          objectType: 'account',
          objectId: adminId,
        });
        const mails = new MailService(dataSource.getRepository(Mail), undefined);
        const url = `${portalUrl(environment)}/my-account`;
        const content = secondFactorChangedMail('reset', { url });
        const mail = { kind: 'second_factor', recipient: account.email, content };
        await mails.queue(manager, mail);
        console.log('The second factor is removed, and all sessions of the account have ended.');
        return 0;
      }),
    );
  },
};
