import { Inject, Injectable } from '@nestjs/common';
import type { AuditAction, NigerianState } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import { violatedUniqueConstraint } from '../../../platform/errors/database-errors.js';
import { minDuration } from '../../../platform/timing/min-duration.js';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { assertAcceptable, hashPassword } from '../../../platform/auth/index.js';
import { UsedLinks } from '../../../platform/auth/passwords/used-links.service.js';
import { USABLE_TOKENS } from '../../../platform/tokens/index.js';
import { TokenNotValidException } from '../../../platform/tokens/tokens.errors.js';
import { OneTimeTokensService } from '../../../platform/tokens/one-time-tokens.service.js';
import type { CallerNetwork } from '../../../platform/rate-limits/caller.decorator.js';
import { RateLimitService } from '../../../platform/rate-limits/rate-limit.service.js';
import type { AddressToConfirmDto, ConfirmationDto, MailOnItsWayDto } from '../member-access.dto.js';
import type { SignUpDto } from './sign-up.dto.js';
import { Member } from '../entities/member.entity.js';
import { findConfirmed } from '../find-confirmed.js';
import { encryptDetails } from '../member-details.js';
import { MemberMailService } from '../mails/member-mail.service.js';
import { findPending, lockPending, type PendingSignUp, withPassword } from './pending-sign-ups.js';

type Addressee = Pick<Member, 'id' | 'email'>;

/** Days after which sign-ups that nobody has confirmed are removed. */
const UNCONFIRMED_DAYS = 7;

const CHECK_YOUR_MAIL = {
  detail: "Thank you. Please open the link in the email we've just sent you, then log in.",
};
const LINK_ON_ITS_WAY = {
  detail: 'If this address is waiting to be confirmed, a new link is on its way.',
};
const NOT_THE_PASSWORD =
  "This isn't the password you signed up with. If you've forgotten it, please sign up again.";

/**
 * Sign-up of investors and the confirmation of their addresses. No response reveals whether an address has an account.
 */
@Injectable()
export class SignUpService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    private readonly limits: RateLimitService,
    private readonly oneTimeTokens: OneTimeTokensService,
    private readonly usedLinks: UsedLinks,
    private readonly mails: MemberMailService,
    private readonly audit: AuditService,
  ) {}

  async signUp(form: SignUpDto, caller: CallerNetwork): Promise<MailOnItsWayDto> {
    const { email, fname, sname, password } = form;
    // Before the attempt is counted: only the server knows which passwords are too common.
    assertAcceptable(password, [email, fname, sname, `${fname} ${sname}`]);
    await this.limits.consume('signUpByEmailAndAddress', `${email.toLowerCase()} ${caller.network}`);
    await this.limits.consumeFrom(caller, 'takenSignUpByAddress');
    return minDuration(this.timings.leastSignUp, async () => {
      const passwordHash = await hashPassword(password);
      // Without a new mail, the link in an earlier one confirms this sign-up too: the password says which is meant.
      const mayMail = await this.limits.mayMail('confirmationMails', email);
      await this.dataSource.transaction(async (manager) => {
        const member = await findMember(manager, email, 'IS NOT NULL');
        const claim = member ?? (await this.insert(manager, form, passwordHash));
        if (!mayMail) return;
        if (member) await this.mails.notifyAlreadyMember(manager, member);
        else await this.mails.askToConfirm(manager, claim);
      });
      return CHECK_YOUR_MAIL;
    });
  }

  /** The address that a link confirms. Does not use the link up. */
  async addressToConfirm(token: string): Promise<AddressToConfirmDto> {
    const [{ email }] = await this.findByLink(token);
    return { email };
  }

  /**
   * Makes a sign-up the account of its address, and removes all other sign-ups for it. The link proves the mailbox; the
   * password says which sign-up is meant, since anybody may have signed up with the address
   * (docs/decisions/0014-a-sign-up-is-a-claim.md).
   */
  async confirm(confirmation: ConfirmationDto): Promise<void> {
    const findOwner = (id: string) => findConfirmed(this.dataSource.manager, id);
    const link = { purpose: 'confirm_email', ...confirmation, findOwner } as const;
    await this.usedLinks.once(link, () => this.confirmPending(confirmation));
  }

  private async confirmPending({ token, password }: ConfirmationDto): Promise<void> {
    const pending = await this.findByLink(token);
    await this.limits.consume('confirmationByEmail', pending[0].email.toLowerCase());
    // Before the transaction, which would hold a connection and the link's row meanwhile.
    const signUp = await withPassword(pending, password);
    if (!signUp) throw ValidationException.at(['body', 'password'], NOT_THE_PASSWORD, 'wrong_password');
    try {
      await this.dataSource.transaction(async (manager) => {
        // Locked before the link, in the same order as where a sign-up is removed with its links.
        const ids = await lockPending(manager, signUp.email);
        const isGood = await this.oneTimeTokens.consume(manager, { purpose: 'confirm_email', token });
        // Another link to this address may have been opened at the same moment.
        if (!isGood || !ids.includes(signUp.id)) throw new TokenNotValidException();
        await this.markConfirmed(manager, signUp.id, ids);
        await this.oneTimeTokens.handOver(manager, 'confirm_email', [pending[0].id], signUp.id);
      });
    } catch (error) {
      // Signed up while another sign-up with this address was confirmed.
      throw violatedUniqueConstraint(error) === 'uq_members_email' ? new TokenNotValidException() : error;
    }
    await this.forgetMails(signUp.email);
  }

  /** Sends the link again to the newest pending sign-up of an address, if there is one. */
  async sendConfirmation(email: string): Promise<MailOnItsWayDto> {
    return minDuration(this.timings.leastMemberMail, async () => {
      const { manager } = this.dataSource;
      const isMember = (await findMember(manager, email, 'IS NOT NULL')) !== null;
      const claim = isMember ? null : await findMember(manager, email, 'IS NULL');
      if (claim && (await this.limits.mayMail('confirmationMails', email))) {
        await this.dataSource.transaction((own) => this.mails.askToConfirm(own, claim));
      }
      return LINK_ON_ITS_WAY;
    });
  }

  /** Resets the limit of links to an address, after a link was followed or its links became invalid. */
  async forgetMails(email: string): Promise<void> {
    await this.limits.forgetMails('confirmationMails', email);
  }

  /** Removes old sign-ups that nobody has confirmed and that have no valid link left. */
  async removeUnconfirmed(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [removed] = await manager.query<[{ id: string }[], number]>(
        `DELETE FROM members WHERE confirmed_at IS NULL AND created_at < now() - make_interval(days => $1)
           AND NOT EXISTS (SELECT FROM ${USABLE_TOKENS} t WHERE t.subject_id = members.id AND t.purpose = 'confirm_email')
         RETURNING id`,
        [UNCONFIRMED_DAYS],
      );
      await this.audit.recordAll(
        manager,
        removed.map(({ id }) => memberAct('member.sign_up_expired', id)),
      );
    });
  }

  private async insert(manager: EntityManager, form: SignUpDto, passwordHash: string): Promise<Addressee> {
    const id = uuidv7();
    const keys = this.environment.FILE_ENCRYPTION_KEYS;
    await manager.insert(Member, {
      id,
      title: form.title,
      firstName: form.fname,
      middleName: form.mname || null,
      surname: form.sname,
      phone: form.phone,
      email: form.email,
      passwordHash,
      gender: form.gender,
      address: form.address,
      state: (form.state_of_resident as NigerianState | '') || null,
      meansOfId: form.means_of_id,
      encryptedDetails: encryptDetails(form, id, keys),
    });
    await this.audit.record(manager, memberAct('member.signed_up', id));
    return { id, email: form.email };
  }

  /** The sign-ups that a link may confirm; the one that it was sent for comes first. */
  private async findByLink(token: string): Promise<[PendingSignUp, ...PendingSignUp[]]> {
    const id = await this.oneTimeTokens.find({ purpose: 'confirm_email', token });
    const [own, ...others] = id ? await findPending(this.dataSource.manager, id) : [];
    if (!own) throw new TokenNotValidException();
    return [own, ...others];
  }

  private async markConfirmed(manager: EntityManager, id: string, pending: readonly string[]): Promise<void> {
    const now = new Date();
    await manager.update(Member, { id }, { confirmedAt: now, updatedAt: now });
    const others = pending.filter((other) => other !== id);
    if (others.length > 0) await manager.delete(Member, others);
    await this.audit.recordAll(manager, [
      memberAct('member.confirmed', id),
      ...others.map((other) => memberAct('member.sign_up_expired', other)),
    ]);
  }
}

/** The newest sign-up with an address, among the confirmed or the unconfirmed ones. */
function findMember(
  manager: EntityManager,
  email: string,
  confirmed: 'IS NULL' | 'IS NOT NULL',
): Promise<Member | null> {
  return manager
    .createQueryBuilder(Member, 'member')
    .where('lower(member.email) = lower(:email)', { email })
    .andWhere(`member.confirmedAt ${confirmed}`)
    .orderBy('member.createdAt', 'DESC')
    .limit(1)
    .getOne();
}

const memberAct = (action: AuditAction, objectId: string) =>
  ({ actorId: null, action, objectType: 'member', objectId }) as const;
