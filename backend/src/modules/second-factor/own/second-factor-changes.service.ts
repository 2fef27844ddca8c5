import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { AccountService } from '../../../platform/auth/accounts/account.service.js';
import { SecondFactorsService } from '../../../platform/auth/second-factor/second-factors.service.js';
import { SessionService } from '../../../platform/auth/sessions/session.service.js';
import { ENVIRONMENT, type Environment, portalUrl } from '../../../platform/config/environment.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { type SecondFactorChange, secondFactorChangedMail } from '../mails/second-factor-changed.js';
import { SecondFactorNeededException } from '../second-factor.errors.js';

/** What an action has done: nothing that is on record if there is no change. */
interface Done<Result> {
  change?: SecondFactorChange;
  result: Result;
}

/** Whose second factor it is, and where the mail about it goes. */
type Person = Pick<CurrentAdmin, 'id' | 'email'>;

/**
 * Runs changes of a second factor. With each, the other sessions end, the audit log records it, and the person gets a
 * mail.
 */
@Injectable()
export class SecondFactorChanges {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
    private readonly secondFactors: SecondFactorsService,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
    private readonly mails: MailService,
  ) {}

  /** Adds a second factor to the own account, in one transaction. The session then counts as a two-step one. */
  async add<Result>(
    actor: CurrentAdmin,
    action: (manager: EntityManager) => Promise<Done<Result>>,
  ): Promise<Result> {
    return this.change(actor, async (manager) => {
      const done = await action(manager);
      await this.sessions.markTwoStep(manager, actor.sessionId);
      return done;
    });
  }

  /** Removes a second factor from the own account, in one transaction, unless it is the last and one is required. */
  async remove(
    actor: CurrentAdmin,
    change: SecondFactorChange,
    action: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.change(actor, async (manager) => {
      await action(manager);
      const hasAny = (await this.secondFactors.stepsOf(actor.id, manager)).length > 0;
      if (!hasAny && this.environment.PORTAL_SECOND_FACTOR === 'required') {
        throw new SecondFactorNeededException();
      }
      if (!hasAny) await this.secondFactors.removeAll(manager, actor.id);
      return { change, result: undefined };
    });
  }

  /** Puts a change on record and tells the person, in the caller's transaction. */
  async recordAndNotify(
    manager: EntityManager,
    { id, email }: Person,
    change: SecondFactorChange,
    { actorId, codesLeft }: { actorId: string | null; codesLeft?: number },
  ): Promise<void> {
    await this.audit.record(manager, {
      actorId,
      action: `account.second_factor_${change}`,
      objectType: 'account',
      objectId: id,
    });
    await this.notify(manager, email, change, codesLeft);
  }

  private async change<Result>(
    actor: CurrentAdmin,
    action: (manager: EntityManager) => Promise<Done<Result>>,
  ): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      // One change of an account at a time: of two removals at once, the second one then meets the check for the last
      // factor.
      await this.accounts.lock(manager, actor.id);
      const { change, result } = await action(manager);
      if (!change) return result;
      await this.sessions.endAll(manager, actor.id, actor.sessionId);
      await this.recordAndNotify(manager, actor, change, { actorId: actor.id });
      return result;
    });
  }

  private async notify(
    manager: EntityManager,
    recipient: string,
    change: SecondFactorChange,
    codesLeft?: number,
  ): Promise<void> {
    const url = `${portalUrl(this.environment)}/my-account`;
    const content = secondFactorChangedMail(change, { url, ...(codesLeft !== undefined && { codesLeft }) });
    await this.mails.queue(manager, { kind: 'second_factor', recipient, content });
  }
}
