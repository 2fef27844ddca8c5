import type { EntityManager } from 'typeorm';
import { OneTimeToken } from '../../platform/tokens/one-time-token.entity.js';

/** What the links in mails to those who forgot their password are for. */
export const RESET_PASSWORD = 'reset_account_password';

/** Ends the links of an account that nobody has followed: whoever asked for one before may not be its owner. */
export async function endResetLinks(manager: EntityManager, accountId: string): Promise<void> {
  await manager.delete(OneTimeToken, { subjectId: accountId, purpose: RESET_PASSWORD });
}
