import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MailService } from '../../../platform/mail/mail.service.js';
import { MEMBER_ADDRESSES } from '../../members/index.js';
import { PurchasesOpenException } from '../shares.errors.js';

/** Days after which an unpaid order no longer needs its address. */
const UNPAID_DAYS = 30;
/** The same for one that waits for keys of its mode: nobody has asked the provider whether it was paid. */
const UNASKED_DAYS = 90;

const PURCHASE_MAILS = ['share_receipt', 'share_refused'];

/** Removes people's data from purchases; what was bought, the ledger and the receipts' numbers stay. */
@Injectable()
export class ErasedOwnerService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailService,
  ) {}

  /**
   * Removes the address from orders that nobody paid; the provider is not asked about these any more. Orders that are
   * still open keep it.
   */
  async forgetUnpaid(): Promise<void> {
    await this.dataSource.query(
      `UPDATE share_purchases p SET email = NULL, next_check_at = NULL
       WHERE status = 'failed' AND email IS NOT NULL AND created_at < now() - make_interval(days => $1)
         AND (next_check_at IS NULL OR (created_at < now() - make_interval(days => $2) AND NOT EXISTS (
           SELECT FROM share_payment_events e WHERE e.purchase_id = p.id AND e.outcome = 'accepted')))`,
      [UNPAID_DAYS, UNASKED_DAYS],
    );
  }

  /**
   * Removes a member's data from purchases in the caller's transaction, and erases the mails about them.
   * @throws PurchasesOpenException while a purchase of the member is open
   */
  async forget(manager: EntityManager, { id, email }: { id: string; email: string }): Promise<void> {
    // The confirmed address is the member's also where they bought as a visitor. Anybody can order under it: such an
    // order counts only once the provider has told of a payment, which may still come for one that was given up. The
    // rows are locked first, since a message about a payment may arrive at this moment.
    await manager.query(
      'SELECT FROM share_purchases WHERE member_id = $1 OR lower(email) = lower($2) ORDER BY id FOR UPDATE',
      [id, email],
    );
    const [open] = await manager.query<unknown[]>(
      `SELECT 1 FROM share_purchases
       WHERE (member_id = $1 OR (member_id IS NULL AND lower(email) = lower($2)))
         AND (status = 'review' OR (status = 'pending' AND member_id IS NOT NULL)
           OR ((status = 'pending' OR (status = 'failed' AND next_check_at IS NOT NULL)) AND EXISTS (
             SELECT FROM share_payment_events e WHERE e.purchase_id = share_purchases.id AND e.outcome = 'accepted')))
       LIMIT 1`,
      [id, email],
    );
    if (open) throw new PurchasesOpenException();
    const [purchases] = await manager.query<[{ id: string }[], number]>(
      // Another member who had a receipt sent to this person keeps the purchase, and gets its mails from now on. The
      // reason for a refusal is emptied, since it was written to the person.
      `UPDATE share_purchases SET email = (SELECT m.email FROM ${MEMBER_ADDRESSES} m WHERE m.id = member_id AND m.id <> $1),
         member_id = nullif(member_id, $1), refusal_reason = CASE WHEN status = 'refused' THEN '' END
       WHERE member_id = $1 OR lower(email) = lower($2) RETURNING id`,
      [id, email],
    );
    // By purchase, since each may have been made with another address than the member's own.
    await this.mails.forgetAbout(
      manager,
      PURCHASE_MAILS,
      purchases.map((purchase) => purchase.id),
    );
  }
}
