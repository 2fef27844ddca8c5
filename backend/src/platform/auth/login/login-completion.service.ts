import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { ENVIRONMENT, type Environment, sendsMail } from '../../config/environment.js';
import type { Caller } from '../../rate-limits/caller.decorator.js';
import { GuessLimits } from '../../rate-limits/guess-limits.service.js';
import { KnownDevices } from '../../rate-limits/known-devices.service.js';
import { AccountNotices, type OwnNotice } from '../accounts/account-notices.js';
import { WrongCredentialsException } from '../auth.errors.js';
import type { TokenDto } from './auth.dto.js';
import { Admin } from '../entities/admin.entity.js';
import { LoginRecord } from './login-record.service.js';
import { type ProofOfLogin, SessionService } from '../sessions/session.service.js';
import { sessionOrigin } from '../sessions/session-origin.js';
import { asCounted } from '../accounts/usernames.js';

/** Completes a login once the person has shown who they are, in whatever ways were asked for. */
@Injectable()
export class LoginCompletion {
  private readonly logger = new Logger('Accounts');

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly guesses: GuessLimits,
    private readonly devices: KnownDevices,
    private readonly notices: AccountNotices,
    private readonly records: LoginRecord,
  ) {}

  /**
   * Remembers the device, starts a session, and tells the account's owner when the device is new.
   * @throws WrongCredentialsException when the password has changed since it was checked
   */
  async complete(account: Admin, caller: Caller, proof: ProofOfLogin): Promise<TokenDto> {
    const name = asCounted(account.username);
    const isKnown = (await this.devices.idFor('login', name, caller)) !== undefined;
    await this.guesses.succeed('login', name, caller);
    const origin = sessionOrigin(caller);
    const token = await this.dataSource.transaction(async (manager) => {
      if (!proof.byProvider) await this.assertSamePassword(manager, account);
      await this.records.succeeded(manager, account.id, origin, proof);
      return this.sessions.start(manager, account.id, origin, proof);
    });
    // A fault of the mails must not keep out somebody who has shown who they are.
    await this.notifyOfDevice(
      account,
      { device: origin.device, byProvider: proof.byProvider },
      isKnown,
    ).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'the mail about a login with a new device could not be queued'),
    );
    const lacksSecondFactor = this.environment.PORTAL_SECOND_FACTOR === 'required' && !proof.isTwoStep;
    return {
      ...token,
      token_type: 'bearer',
      username: account.username,
      role: account.role,
      brands: account.brands,
      ...(lacksSecondFactor && { lacks_second_factor: true }),
    };
  }

  /** Waits for a change of the password under way: that ends the sessions that exist by then. */
  private async assertSamePassword(manager: EntityManager, { id, passwordHash }: Admin): Promise<void> {
    const [same] = await manager.query<unknown[]>(
      'SELECT FROM admins WHERE id = $1 AND password_hash = $2 FOR SHARE',
      [id, passwordHash],
    );
    if (!same) throw new WrongCredentialsException({ asksToConfirm: sendsMail(this.environment) });
  }

  private async notifyOfDevice(
    { id, username, email }: Admin,
    how: Pick<OwnNotice, 'device' | 'byProvider'>,
    isKnown: boolean,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        Admin,
        { id, firstLoginAt: IsNull() },
        { firstLoginAt: () => 'now()' },
      );
      const isFirst = affected === 1;
      if (isFirst || isKnown) return;
      await this.notices.notify(manager, { kind: 'new_device', account: { id, username, email }, ...how });
    });
  }
}
