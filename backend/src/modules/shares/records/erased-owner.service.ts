import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PurchasesOpenException } from '../shares.errors.js';

/** Takes people out of the purchases; what was bought, the ledger and the receipts' numbers stay. */
@Injectable()
export class ErasedOwnerService {
  /**
   * In the caller's transaction.
   * @throws PurchasesOpenException while a purchase of the member has no end
   */
  async forget(manager: EntityManager, { id, email }: { id: string; email: string }): Promise<void> {
    // The confirmed address is the member's also where they bought as a visitor.
    const [open] = await manager.query<unknown[]>(
      `SELECT 1 FROM share_purchases
       WHERE (member_id = $1 AND status IN ('pending', 'review'))
         OR (member_id IS NULL AND lower(email) = lower($2) AND status = 'review')
       LIMIT 1`,
      [id, email],
    );
    if (open) throw new PurchasesOpenException();
    await manager.query(
      `UPDATE share_purchases SET email = NULL, member_id = NULL
       WHERE member_id = $1 OR (lower(email) = lower($2) AND member_id IS NULL)`,
      [id, email],
    );
  }
}
