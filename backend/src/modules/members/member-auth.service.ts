import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../platform/config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../../platform/config/timings.js';
import { minDuration } from '../../platform/timing/min-duration.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { AccountService } from '../../platform/auth/accounts/account.service.js';
import { assertAcceptable, assertOther, hashPassword, verifyPassword } from '../../platform/auth/index.js';
import type { IssuedToken } from '../../platform/tokens/session-tokens.js';
import { TokenNotValidException } from '../../platform/tokens/tokens.errors.js';
import { OneTimeTokensService } from '../../platform/tokens/one-time-tokens.service.js';
import type { Caller } from '../../platform/rate-limits/caller.decorator.js';
import { GuessLimits } from '../../platform/rate-limits/guess-limits.service.js';
import { UsedLinks } from '../../platform/auth/passwords/used-links.service.js';
import { RateLimitService } from '../../platform/rate-limits/rate-limit.service.js';
import type { MailOnItsWayDto, MemberLoginDto, MemberTokenDto, NewPasswordDto } from './member-access.dto.js';
import { Member } from './entities/member.entity.js';
import { findConfirmed } from './find-confirmed.js';
import { MemberMailService } from './mails/member-mail.service.js';
import { MemberSuspendedException, WrongMemberCredentialsException } from './members.errors.js';
import { MemberSessionService } from './sessions/member-session.service.js';

const LINK_ON_ITS_WAY = {
  detail: 'If a member has this address, a link to choose a new password is on its way.',
};

/** Login and passwords of members. */
@Injectable()
export class MemberAuthService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    private readonly sessions: MemberSessionService,
    private readonly accounts: AccountService,
    private readonly guesses: GuessLimits,
    private readonly limits: RateLimitService,
    private readonly oneTimeTokens: OneTimeTokensService,
    private readonly usedLinks: UsedLinks,
    private readonly mails: MemberMailService,
    private readonly audit: AuditService,
  ) {}

  async login({ email, password }: MemberLoginDto, caller: Caller): Promise<MemberTokenDto> {
    await this.guesses.count('memberLogin', email.toLowerCase(), caller);
    const member = await this.findConfirmed(email);
    const asker = await this.guesses.askerOf('memberLogin', email.toLowerCase(), caller);
    if (!(await verifyPassword(member?.passwordHash, password, asker)) || !member) {
      throw new WrongMemberCredentialsException();
    }
    if (member.suspendedAt) throw new MemberSuspendedException(this.environment.SUPPORT_EMAIL);
    const session = await this.startSession(member);
    await this.guesses.succeed('memberLogin', email.toLowerCase(), caller);
    return {
      ...session,
      token_type: 'bearer',
      member_id: member.id,
      fname: member.firstName,
      sname: member.surname,
      is_admin: await this.accounts.isAdministrator(member.email),
    };
  }

  /**
   * Starts a session. Waits for a change of the password under way, which ends all sessions that exist by then.
   * @throws WrongMemberCredentialsException when the password was changed after it was checked
   */
  private startSession({ id, passwordHash }: Member): Promise<IssuedToken> {
    return this.dataSource.transaction(async (manager) => {
      const [same] = await manager.query<unknown[]>(
        'SELECT FROM members WHERE id = $1 AND password_hash = $2 FOR SHARE',
        [id, passwordHash],
      );
      if (!same) throw new WrongMemberCredentialsException();
      return this.sessions.start(manager, id);
    });
  }

  async sendPasswordLink(email: string): Promise<MailOnItsWayDto> {
    return minDuration(this.timings.leastMemberMail, async () => {
      const member = await this.findConfirmed(email);
      if (member && (await this.limits.mayMail('passwordMails', email))) {
        await this.dataSource.transaction((manager) => this.mails.sendPasswordLink(manager, member));
      }
      return LINK_ON_ITS_WAY;
    });
  }

  /** Sets a new password with a mailed link; ends every session and all other links. */
  async setPassword({ token, new_password: password }: NewPasswordDto): Promise<void> {
    const findOwner = (id: string) => findConfirmed(this.dataSource.manager, id);
    const link = { purpose: 'reset_password', token, password, findOwner } as const;
    await this.usedLinks.once(link, () => this.changePassword(token, password));
  }

  private async changePassword(token: string, password: string): Promise<void> {
    // Before the transaction, which would hold a connection and the link's row meanwhile.
    const id = await this.assertOtherThanNow(token, password);
    const passwordHash = await hashPassword(password);
    const email = await this.dataSource.transaction(async (manager) => {
      // Locked before the link, in the same order as where a member is removed with their links.
      const member = await manager.findOne(Member, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const isGood = await this.oneTimeTokens.consume(manager, { purpose: 'reset_password', token });
      if (!isGood || !member?.confirmedAt) throw new TokenNotValidException();
      // Thrown inside the transaction, so that the link stays valid for another try.
      assertAcceptable(password, [member.email, member.firstName, member.surname], 'new_password');
      await manager.update(Member, { id: member.id }, { passwordHash, updatedAt: new Date() });
      await this.oneTimeTokens.revokeUnused(manager, member.id, 'reset_password');
      await this.sessions.endAll(manager, member.id);
      await this.mails.notifyPasswordChanged(manager, member);
      await this.audit.record(manager, {
        actorId: null,
        action: 'member.password_changed',
        objectType: 'member',
        objectId: member.id,
      });
      return member.email;
    });
    await this.limits.forgetMails('passwordMails', email);
  }

  /** @returns the id of the member whose link it is */
  private async assertOtherThanNow(token: string, password: string): Promise<string> {
    const id = await this.oneTimeTokens.find({ purpose: 'reset_password', token });
    if (!id) throw new TokenNotValidException();
    const member = await this.dataSource.manager.findOne(Member, {
      select: { id: true, passwordHash: true },
      where: { id },
    });
    await assertOther(member?.passwordHash, password);
    return id;
  }

  private findConfirmed(email: string): Promise<Member | null> {
    return this.dataSource.manager
      .createQueryBuilder(Member, 'member')
      .addSelect('member.passwordHash')
      .where('lower(member.email) = lower(:email) AND member.confirmedAt IS NOT NULL', { email })
      .getOne();
  }
}
