import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TokenDto } from '../../../platform/auth/login/auth.dto.js';
import { LoginCompletion } from '../../../platform/auth/login/login-completion.service.js';
import {
  LoginChallengesService,
  type LoginUnderWay,
} from '../../../platform/auth/second-factor/login-challenges.service.js';
import { PasskeysService } from '../../../platform/auth/second-factor/passkeys.service.js';
import { RecoveryCodesService } from '../../../platform/auth/second-factor/recovery-codes.service.js';
import {
  LoginExpiredException,
  SecondStepRefusedException,
} from '../../../platform/auth/second-factor/second-factor.errors.js';
import { SecondFactorsService } from '../../../platform/auth/second-factor/second-factors.service.js';
import { TotpService } from '../../../platform/auth/second-factor/totp.service.js';
import { TooManyRequestsException } from '../../../platform/errors/api-exception.js';
import type { Caller } from '../../../platform/rate-limits/caller.decorator.js';
import { GuessLimits } from '../../../platform/rate-limits/guess-limits.service.js';
import { RateLimitService } from '../../../platform/rate-limits/rate-limit.service.js';
import { SecondFactorChanges } from '../own/second-factor-changes.service.js';
import type { AssertionDto, CodeDto, RecoveryCodeDto } from './second-step.dto.js';

/** The second step of a login, after the right password. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly logins: LoginCompletion,
    private readonly challenges: LoginChallengesService,
    private readonly totp: TotpService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly passkeys: PasskeysService,
    private readonly secondFactors: SecondFactorsService,
    private readonly guesses: GuessLimits,
    private readonly limits: RateLimitService,
    private readonly changes: SecondFactorChanges,
  ) {}

  /** @throws LoginExpiredException, SecondStepRefusedException for a wrong code, TooManyRequestsException */
  async withCode({ challenge, code }: CodeDto, caller: Caller): Promise<TokenDto> {
    const login = await this.read(challenge);
    await this.countGuess(login, caller);
    const isRight = await this.totp.use(this.dataSource.manager, login.admin.id, code);
    if (!isRight) throw new SecondStepRefusedException('totp');
    return this.letIn(login, caller);
  }

  async withRecoveryCode({ challenge, recovery_code }: RecoveryCodeDto, caller: Caller): Promise<TokenDto> {
    const login = await this.read(challenge);
    await this.countGuess(login, caller);
    const { admin } = login;
    await this.dataSource.transaction(async (manager) => {
      // Recovery codes are valid only while the account has the second factor that they replace.
      const hasAny = (await this.secondFactors.stepsOf(admin.id, manager)).length > 0;
      const isRight = hasAny && (await this.recoveryCodes.use(manager, admin.id, recovery_code));
      if (!isRight) throw new SecondStepRefusedException('recovery_code');
      const codesLeft = await this.recoveryCodes.countLeft(admin.id, manager);
      await this.changes.recordAndNotify(manager, admin, 'code_used', { actorId: admin.id, codesLeft });
    });
    return this.letIn(login, caller);
  }

  async passkeyOptions(challenge: string): Promise<object> {
    const { id, admin } = await this.read(challenge);
    return this.passkeys.authenticationOptions({ id, adminId: admin.id });
  }

  /** Attempts are not counted: a signature cannot be guessed. */
  async withPasskey({ challenge, ...assertion }: AssertionDto, caller: Caller): Promise<TokenDto> {
    const login = await this.read(challenge);
    const isRight = await this.passkeys.authenticate(assertion, { id: login.id, adminId: login.admin.id });
    if (!isRight) throw new SecondStepRefusedException('passkey');
    return this.letIn(login, caller);
  }

  private async read(challenge: string): Promise<LoginUnderWay> {
    const login = await this.challenges.read(challenge);
    if (!login) throw new LoginExpiredException();
    return login;
  }

  private async letIn({ admin }: LoginUnderWay, caller: Caller): Promise<TokenDto> {
    await this.guesses.succeed('secondStep', admin.id, caller);
    await this.limits.reset('secondStepByAccount', admin.id);
    return this.logins.complete(admin, caller, { isTwoStep: true });
  }

  /**
   * Six digits are few, so unlike passwords guesses are counted by account too: only somebody who knows its password
   * gets here. Known devices are counted by themselves, so that a thief of the password locks out none of them.
   */
  private async countGuess({ admin }: LoginUnderWay, caller: Caller): Promise<void> {
    await this.guesses.count('secondStep', admin.id, caller);
    if (await this.guesses.knows('secondStep', admin.id, caller)) return;
    const { wait, isFirstRefused } = await this.limits.tryConsume('secondStepByAccount', admin.id);
    if (wait === 0) return;
    if (isFirstRefused) {
      await this.dataSource.transaction((manager) =>
        this.changes.recordAndNotify(manager, admin, 'guessed', { actorId: null }),
      );
    }
    throw new TooManyRequestsException(wait);
  }
}
