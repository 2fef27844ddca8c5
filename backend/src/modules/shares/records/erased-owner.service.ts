import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MailService } from '../../../platform/mail/mail.service.js';
import { MEMBER_ADDRESSES } from '../../members/index.js';
import { PurchasesOpenException } from '../shares.errors.js';

/** An order that nobody paid says nothing after so many days but that it was made. */
const UNPAID_DAYS = 30;

const PURCHASE_MAILS = ['share_receipt', 'share_refused'];

/** Takes people out of the purchases; what was bought, the ledger and the receipts' numbers stay. */
@Injectable()
export class ErasedOwnerService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailService,
  ) {}

  /** Takes the address out of orders that nobody paid. Those that still wait for their end keep it. */
  async forgetUnpaid(): Promise<void> {
    await this.dataSource.query(
      `UPDATE share_purchases SET email = NULL
       WHERE status = 'failed' AND email IS NOT NULL AND created_at < now() - make_interval(days => $1)`,
      [UNPAID_DAYS],
    );
  }

  /**
   * In the caller's transaction, with the mails about what was bought.
   * @throws PurchasesOpenException while a purchase of the member has no end
   */
  async forget(manager: EntityManager, { id, email }: { id: string; email: string }): Promise<void> {
    // The confirmed address is the member's also where they bought as a visitor. Anybody can order under it: such an order counts
    // only once the provider has told of a payment, which may still come for one that was given up.
    // Held first: a payment may be told of at this moment.
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
      // Another member who had a receipt sent to this person keeps the purchase, and is told of it from now on. A reason for a
      // refusal was written to the person.
      `UPDATE share_purchases SET email = (SELECT m.email FROM ${MEMBER_ADDRESSES} m WHERE m.id = member_id AND m.id <> $1),
         member_id = nullif(member_id, $1), refusal_reason = CASE WHEN status = 'refused' THEN '' END
       WHERE member_id = $1 OR lower(email) = lower($2) RETURNING id`,
      [id, email],
    );
    // Each may have been made with another address than the member's own.
    await this.mails.forgetAbout(
      manager,
      PURCHASE_MAILS,
      purchases.map((purchase) => purchase.id),
    );
  }
}
