import { Injectable } from '@nestjs/common';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import {
  type OwnPassword,
  OwnPasswordService,
} from '../../../platform/auth/passwords/own-password.service.js';
import { MOST_PASSKEYS, PasskeysService } from '../../../platform/auth/second-factor/passkeys.service.js';
import { SecondFactorsService } from '../../../platform/auth/second-factor/second-factors.service.js';
import { violatedUniqueConstraint } from '../../../platform/errors/database-errors.js';
import {
  PasskeyRefusedException,
  SecondFactorNotFoundException,
  TooManyPasskeysException,
} from '../second-factor.errors.js';
import type { RecoveryCodesDto } from './own-second-factor.dto.js';
import type { AddPasskeyDto } from './passkey.dto.js';
import { SecondFactorChanges } from './second-factor-changes.service.js';

/** A session adds one passkey at a time; the challenge proves that the session was asked for the password. */
const ceremonyOf = ({ id, sessionId }: CurrentAdmin) => ({ id: sessionId, adminId: id });

/** The passkeys of the own account. */
@Injectable()
export class OwnPasskeysService {
  constructor(
    private readonly passwords: OwnPasswordService,
    private readonly passkeys: PasskeysService,
    private readonly secondFactors: SecondFactorsService,
    private readonly changes: SecondFactorChanges,
  ) {}

  async options(actor: CurrentAdmin, password: OwnPassword) {
    await this.passwords.confirm(actor, password, 'own_account.secure');
    if ((await this.passkeys.list(actor.id)).length >= MOST_PASSKEYS) {
      throw new TooManyPasskeysException(MOST_PASSKEYS);
    }
    return this.passkeys.registrationOptions(actor, ceremonyOf(actor));
  }

  /** @returns recovery codes with the first second factor */
  async add(actor: CurrentAdmin, { name, ...attestation }: AddPasskeyDto): Promise<RecoveryCodesDto> {
    const passkey = await this.passkeys.readRegistration(attestation, ceremonyOf(actor));
    if (!passkey) throw new PasskeyRefusedException();
    try {
      return await this.changes.add(actor, async (manager) => {
        await this.passkeys.add(manager, { ...passkey, name, adminId: actor.id });
        const recovery_codes = await this.secondFactors.firstCodes(manager, actor.id);
        return { change: 'passkey_added', result: { recovery_codes } };
      });
    } catch (error) {
      if (violatedUniqueConstraint(error) !== undefined) throw new PasskeyRefusedException();
      throw error;
    }
  }

  async rename(actor: CurrentAdmin, id: string, name: string): Promise<void> {
    if (!(await this.passkeys.rename(actor.id, id, name))) throw new SecondFactorNotFoundException();
  }

  async remove(actor: CurrentAdmin, id: string, password: OwnPassword): Promise<void> {
    await this.passwords.confirm(actor, password, 'own_account.secure');
    await this.changes.remove(actor, 'passkey_removed', async (manager) => {
      if (!(await this.passkeys.remove(manager, actor.id, id))) throw new SecondFactorNotFoundException();
    });
  }
}
