import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailService } from '../../platform/mail/mail.service.js';
import { JobAlertsService } from '../job-alerts/subscription/job-alerts.service.js';
import { MemberMailService } from '../members/mails/member-mail.service.js';
import { MemberRecordsService } from '../members/records/member-records.service.js';
import { SignUpService } from '../members/sign-up/sign-up.service.js';
import { ErasedOwnerService } from '../shares/records/erased-owner.service.js';

/** Erases a member. The purchases and the ledger stay, without the person's data. */
@Injectable()
export class MemberRemovalService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: MemberRecordsService,
    private readonly purchases: ErasedOwnerService,
    private readonly mails: MailService,
    private readonly alerts: JobAlertsService,
    private readonly memberMails: MemberMailService,
    private readonly signUps: SignUpService,
  ) {}

  /**
   * Erases a member whom an old backup brought back.
   * @returns whether the member had come back
   * @throws PurchasesOpenException
   */
  async removeAgain(id: string): Promise<boolean> {
    if (!(await this.records.exists(id))) return false;
    await this.remove(null, id);
    return true;
  }

  /**
   * @param actorId null for the system
   * @throws MemberNotFoundException, PurchasesOpenException
   */
  async remove(actorId: string | null, id: string): Promise<void> {
    let email: string | undefined;
    await this.dataSource.transaction((manager) =>
      this.records.remove(manager, actorId, id, async (member) => {
        ({ email } = member);
        // An unconfirmed address is only a claim: mails to it may concern somebody else.
        if (!member.confirmedAt) return;
        await this.purchases.forget(manager, member);
        await this.mails.forget(manager, member.email);
        await this.alerts.forget(manager, member.email);
        // The system only erases members whom a backup brought back: they were told the first time.
        if (actorId !== null) await this.memberMails.notifyDeleted(manager, member);
      }),
    );
    // Outside the transaction, since it takes a connection of its own.
    if (email !== undefined) await this.signUps.forgetMails(email);
  }
}
