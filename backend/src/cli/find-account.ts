import type { EntityManager } from 'typeorm';
import { CLAIMS_LAST } from '../platform/auth/accounts/account-claims.js';
import { Admin } from '../platform/auth/entities/admin.entity.js';
import { UsageError } from './command.js';

/** The account with the username that the operator gave. @throws UsageError when there is none */
export async function findAccount(manager: EntityManager, username: string): Promise<Admin> {
  const account = await manager
    .createQueryBuilder(Admin, 'admin')
    .where('lower(admin.username) = lower(:username)', { username })
    .orderBy(CLAIMS_LAST)
    .limit(1)
    .getOne();
  if (!account) throw new UsageError('There is no account with this username.');
  return account;
}
