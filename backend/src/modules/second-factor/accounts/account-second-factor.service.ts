import { Injectable } from '@nestjs/common';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { AccountService } from '../../../platform/auth/accounts/account.service.js';
import {
  type OwnPassword,
  OwnPasswordService,
} from '../../../platform/auth/passwords/own-password.service.js';
import { SecondFactorsService } from '../../../platform/auth/second-factor/second-factors.service.js';
import { SessionService } from '../../../platform/auth/sessions/session.service.js';
import { SecondFactorChanges } from '../own/second-factor-changes.service.js';
import { SecondFactorNotFoundException } from '../second-factor.errors.js';

/** Lets an owner remove the second factor of somebody who has lost it. */
@Injectable()
export class AccountSecondFactorService {
  constructor(
    private readonly passwords: OwnPasswordService,
    private readonly accounts: AccountService,
    private readonly secondFactors: SecondFactorsService,
    private readonly sessions: SessionService,
    private readonly changes: SecondFactorChanges,
  ) {}

  async remove(actor: CurrentAdmin, id: string, password: OwnPassword): Promise<void> {
    await this.passwords.confirm(actor, password, 'accounts.manage');
    await this.accounts.changeAsOwner(actor, id, async (manager, account) => {
      if (!(await this.secondFactors.removeAll(manager, id))) throw new SecondFactorNotFoundException();
      await this.sessions.endAllAccess(manager, id);
      await this.changes.recordAndNotify(manager, account, 'reset', { actorId: actor.id });
    });
  }
}
