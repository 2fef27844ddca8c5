import { text } from 'node:stream/consumers';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { v7 as uuidv7 } from 'uuid';
import { withDatabase } from '../database/with-database.js';
import { violatedUniqueConstraint } from '../platform/errors/database-errors.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { RegisterDto } from '../platform/auth/login/auth.dto.js';
import { Admin } from '../platform/auth/entities/admin.entity.js';
import { removeWaitingNamesakes } from '../platform/auth/accounts/account-claims.js';
import { lockRegistration } from '../platform/auth/accounts/registration-lock.js';
import { GOOD_FOR_AN_HOUR, operatorsPasswordUntil } from '../platform/auth/passwords/password-login.js';
import { checkNewPassword, hashPassword } from '../platform/auth/passwords/passwords.js';
import { type Command, UsageError } from './command.js';

/** For an installation that has lost its owner, or whose registration was closed from the start. */
export const createOwner: Command = {
  summary: 'create-owner <username> <email>: add an owner; reads the password from standard input',
  async run(environment, [name, address], { stdin, console }) {
    if (!name || !address) throw new UsageError('create-owner needs a username and an email address');
    const typed = (await text(stdin)).replace(/\r?\n$/, '');
    const { username, email, password } = await readAccount({
      username: name,
      email: address,
      password: typed,
    });
    const passwordHash = await hashPassword(password);
    const passwordLoginUntil = operatorsPasswordUntil(environment);
    const audit = new AuditService();
    const id = uuidv7();
    await withDatabase(environment, async (dataSource) => {
      try {
        await dataSource.transaction(async (manager) => {
          const account = { id, username, email, role: 'owner', status: 'active' } as const;
          await lockRegistration(manager);
          await removeWaitingNamesakes(manager, audit, account, null);
          await manager.insert(Admin, { ...account, passwordHash, passwordLoginUntil });
          await audit.record(manager, {
            actorId: null,
            action: 'account.created',
            objectType: 'account',
            objectId: id,
            data: { role: 'owner' },
          });
        });
      } catch (error) {
        if (violatedUniqueConstraint(error) === undefined) throw error;
        throw new UsageError('An account with this username or email address already exists.');
      }
    });
    console.log(`${username} is an owner now.`);
    if (passwordLoginUntil) console.log(GOOD_FOR_AN_HOUR);
    return 0;
  },
};

/** Validates the values as the portal's registration does. @throws UsageError */
async function readAccount(values: RegisterDto): Promise<RegisterDto> {
  const account = plainToInstance(RegisterDto, values);
  const [refused] = await validate(account);
  const problem = refused
    ? `${refused.property}: ${Object.values(refused.constraints ?? {}).join('; ')}`
    : checkNewPassword(account.password, [account.username, account.email]);
  if (problem) throw new UsageError(problem);
  return account;
}
