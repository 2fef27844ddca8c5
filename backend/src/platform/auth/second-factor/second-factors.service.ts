import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PasskeyChallengesService } from './passkey-challenges.service.js';
import { PasskeysService } from './passkeys.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { SECOND_STEPS, type SecondStep } from './second-steps.js';
import { TotpService } from './totp.service.js';

/** The second factor of an account as a whole: authenticator app, passkeys, and recovery codes beside them. */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly totp: TotpService,
    private readonly passkeys: PasskeysService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly challenges: PasskeyChallengesService,
  ) {}

  /** The ways in which an account can do its second step; empty when it has no second factor. Recovery codes alone are none. */
  async stepsOf(adminId: string, manager: EntityManager = this.dataSource.manager): Promise<SecondStep[]> {
    const hasTotp = (await this.totp.find(adminId, manager)) !== null;
    const hasPasskey = (await this.passkeys.list(adminId, manager)).length > 0;
    if (!hasTotp && !hasPasskey) return [];
    const hasCode = (await this.recoveryCodes.countLeft(adminId, manager)) > 0;
    return SECOND_STEPS.filter(
      (step) => ({ totp: hasTotp, passkey: hasPasskey, recovery_code: hasCode })[step],
    );
  }

  /**
   * Makes recovery codes for an account that has none left, in the caller's transaction; returns an empty list for one
   * that has some.
   */
  async firstCodes(manager: EntityManager, adminId: string): Promise<string[]> {
    if ((await this.recoveryCodes.countLeft(adminId, manager)) > 0) return [];
    return this.recoveryCodes.make(manager, adminId);
  }

  /**
   * Removes the second factor and the codes of an account, in the caller's transaction.
   * @returns whether it had a second factor
   */
  async removeAll(manager: EntityManager, adminId: string): Promise<boolean> {
    const hadTotp = await this.totp.remove(manager, adminId);
    const hadPasskey = await this.passkeys.remove(manager, adminId);
    await this.recoveryCodes.removeAll(manager, adminId);
    return hadTotp || hadPasskey;
  }

  async removeExpired(): Promise<void> {
    await this.totp.removeExpired();
    await this.challenges.removeExpired();
  }
}
