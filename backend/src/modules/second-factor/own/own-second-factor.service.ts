import { Inject, Injectable } from '@nestjs/common';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import {
  type OwnPassword,
  OwnPasswordService,
} from '../../../platform/auth/passwords/own-password.service.js';
import { PasskeysService } from '../../../platform/auth/second-factor/passkeys.service.js';
import { RecoveryCodesService } from '../../../platform/auth/second-factor/recovery-codes.service.js';
import { SecondFactorsService } from '../../../platform/auth/second-factor/second-factors.service.js';
import { TotpService } from '../../../platform/auth/second-factor/totp.service.js';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { codeRefused, SecondFactorNotFoundException } from '../second-factor.errors.js';
import type { RecoveryCodesDto, SecondFactorDto, TotpSecretDto } from './own-second-factor.dto.js';
import { toPasskeyDto } from './passkey.dto.js';
import { SecondFactorChanges } from './second-factor-changes.service.js';

/** How a person sets up an authenticator app and recovery codes for the own account. */
@Injectable()
export class OwnSecondFactorService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly passwords: OwnPasswordService,
    private readonly totp: TotpService,
    private readonly passkeys: PasskeysService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly secondFactors: SecondFactorsService,
    private readonly changes: SecondFactorChanges,
  ) {}

  async get({ id }: CurrentAdmin): Promise<SecondFactorDto> {
    const totp = await this.totp.find(id);
    return {
      is_required: this.environment.PORTAL_SECOND_FACTOR === 'required',
      totp_since: totp?.confirmedAt?.toISOString() ?? null,
      passkeys: (await this.passkeys.list(id)).map(toPasskeyDto),
      recovery_codes_left: await this.recoveryCodes.countLeft(id),
    };
  }

  async beginTotp(actor: CurrentAdmin, password: OwnPassword): Promise<TotpSecretDto> {
    await this.passwords.confirm(actor, password, 'own_account.secure');
    return this.totp.begin(actor);
  }

  /**
   * @returns recovery codes with the first second factor. Whoever sends its code again, and so may not have got them, gets
   * new ones
   */
  async confirmTotp(actor: CurrentAdmin, code: string): Promise<RecoveryCodesDto> {
    return this.changes.add(actor, async (manager) => {
      const hadOne = (await this.totp.find(actor.id, manager)) !== null;
      if (!(await this.totp.confirm(manager, actor.id, code))) {
        const confirmed = await this.totp.findConfirmedWith(manager, actor.id, code);
        if (!confirmed) throw codeRefused();
        const cameWithCodes = await this.recoveryCodes.wereMadeSince(manager, actor.id, confirmed.createdAt);
        if (!cameWithCodes) return { result: { recovery_codes: [] } };
        const recovery_codes = await this.recoveryCodes.make(manager, actor.id);
        return { change: 'codes_made', result: { recovery_codes } };
      }
      const result = await this.secondFactors.firstCodes(manager, actor.id);
      return { change: hadOne ? 'totp_replaced' : 'totp_added', result: { recovery_codes: result } };
    });
  }

  async removeTotp(actor: CurrentAdmin, password: OwnPassword): Promise<void> {
    await this.passwords.confirm(actor, password, 'own_account.secure');
    await this.changes.remove(actor, 'totp_removed', async (manager) => {
      if (!(await this.totp.remove(manager, actor.id))) throw new SecondFactorNotFoundException();
    });
  }

  async makeCodes(actor: CurrentAdmin, password: OwnPassword): Promise<RecoveryCodesDto> {
    await this.passwords.confirm(actor, password, 'own_account.secure');
    return this.changes.add(actor, async (manager) => {
      const steps = await this.secondFactors.stepsOf(actor.id, manager);
      if (steps.length === 0) throw new SecondFactorNotFoundException();
      const recovery_codes = await this.recoveryCodes.make(manager, actor.id);
      return { change: 'codes_made', result: { recovery_codes } };
    });
  }
}
