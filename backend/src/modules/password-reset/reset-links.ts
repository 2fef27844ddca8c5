import { type EntityManager, IsNull } from 'typeorm';
import { OneTimeToken } from '../../platform/tokens/one-time-token.entity.js';

/** Purpose of the links in mails to people who forgot their password. */
export const RESET_PASSWORD = 'reset_account_password';

/** Ends the unused links of an account: whoever asked for one before may not be its owner. */
export async function endResetLinks(manager: EntityManager, accountId: string): Promise<void> {
  await manager.delete(OneTimeToken, { subjectId: accountId, purpose: RESET_PASSWORD, usedAt: IsNull() });
}
