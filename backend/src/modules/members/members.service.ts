import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { dialledDigits, foldForSearch, type NigerianState } from '@smash/contract';
import { DataSource, type EntityManager, IsNull, Not, Repository, type SelectQueryBuilder } from 'typeorm';
import type { CountedPage } from '../../platform/http/counted-page.js';
import { foldedSql, likePatterns } from '../../platform/http/like-pattern.js';
import { listPage } from '../../platform/http/list-page.js';
import { ENVIRONMENT, type Environment } from '../../platform/config/environment.js';
import { LackingKeyError } from '../../platform/encryption/encrypted-text.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentAdmin } from '../../platform/auth/access.decorators.js';
import { AccountService } from '../../platform/auth/accounts/account.service.js';
import { type OwnPassword, OwnPasswordService } from '../../platform/auth/passwords/own-password.service.js';
import { RateLimitService } from '../../platform/rate-limits/rate-limit.service.js';
import { MessagesService } from '../community/messages/messages.service.js';
import { ZonesService } from '../community/zones/zones.service.js';
import type { ListMembersQueryDto } from './records/list-members-query.dto.js';
import type { MemberMessageDto } from './member-message.dto.js';
import type { MemberDetailsDto, MemberDto, MemberProfileDto, MemberSecretsDto } from './member.dto.js';
import { Member } from './entities/member.entity.js';
import { decryptDetails, maskDetails, type MemberDetails, NO_DETAILS } from './member-details.js';
import { toMemberDto } from './member.mapper.js';
import { MemberNotFoundException } from './members.errors.js';

const SORT_COLUMNS = { sname: 'surname', created_at: 'createdAt' } as const;
const STATUS_CONDITIONS = {
  confirmed: 'member.confirmedAt IS NOT NULL AND member.suspendedAt IS NULL',
  unconfirmed: 'member.confirmedAt IS NULL',
  suspended: 'member.suspendedAt IS NOT NULL',
} as const;
const SEARCHED = foldedSql(
  `concat_ws(' ', member.firstName, member.middleName, member.surname, member.email, member.phone)`,
);
const DIGITS = `regexp_replace(member.phone, '\\D', '', 'g')`;

/** Members who match every word, or the phone number, by the same rule as the search of applications. */
function searched(builder: SelectQueryBuilder<Member>, search: string): SelectQueryBuilder<Member> {
  const words = likePatterns(foldForSearch(search));
  if (words.length === 0) return builder;
  const digits = dialledDigits(search);
  const named = `${SEARCHED} LIKE ALL (:words)`;
  return digits
    ? builder.andWhere(`(${named} OR ${DIGITS} LIKE :digits)`, { words, digits: `%${digits}%` })
    : builder.andWhere(named, { words });
}

/** Reads members, for the portal and for the members themselves. */
@Injectable()
export class MembersService {
  private readonly logger = new Logger('Members');

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @InjectRepository(Member) private readonly members: Repository<Member>,
    private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
    private readonly ownPassword: OwnPasswordService,
    private readonly zones: ZonesService,
    private readonly messages: MessagesService,
    private readonly audit: AuditService,
    private readonly limits: RateLimitService,
  ) {}

  async list(query: ListMembersQueryDto): Promise<CountedPage<MemberDto>> {
    const { search, ...unsearched } = query;
    const builder = searched(this.members.createQueryBuilder('member'), search ?? '');
    if (query.status) builder.andWhere(STATUS_CONDITIONS[query.status]);
    // Always a page, never the whole list: it has everybody's address and phone number.
    const sortedBy = SORT_COLUMNS[query.sort ?? 'created_at'];
    const page = await listPage(builder, { page: 1, ...unsearched }, { searched: [], sortedBy });
    return { ...page, items: page.items.map(toMemberDto) };
  }

  /** Number of members with a confirmed address. */
  count(): Promise<number> {
    return this.members.countBy({ confirmedAt: Not(IsNull()) });
  }

  /** Id of the member with this confirmed address; null if there is none. */
  async idOfAddress(manager: EntityManager, email: string): Promise<string | null> {
    const [row] = await manager.query<{ id: string }[]>(
      'SELECT id FROM members WHERE lower(email) = lower($1) AND confirmed_at IS NOT NULL',
      [email],
    );
    return row?.id ?? null;
  }

  async get(id: string): Promise<MemberDetailsDto> {
    const member = await this.findEncrypted(id);
    const zone = member.state ? await this.zones.ofState(member.state) : null;
    return {
      ...toMemberDto(member),
      address: member.address,
      means_of_id: member.meansOfId,
      masked: maskDetails(this.open(member)),
      zone_id: zone?.id ?? null,
      zone_name: zone?.name ?? null,
      version: member.version,
    };
  }

  /** Decrypts the details of a member. The audit log records who looked before anything is shown. */
  async reveal(actor: CurrentAdmin, id: string, password: OwnPassword): Promise<MemberSecretsDto> {
    const encrypted = await this.findEncrypted(id);
    await this.ownPassword.confirm(actor, password, 'members.reveal');
    const details = this.open(encrypted);
    await this.audit.record(this.dataSource.manager, {
      actorId: actor.id,
      action: 'member.details_revealed',
      objectType: 'member',
      objectId: id,
    });
    return details;
  }

  /**
   * What a correction of the encrypted details may change, decrypted. Do not show it to anybody without an entry in the
   * audit log.
   */
  async correctable(id: string): Promise<MemberDetails & { means_of_id: string }> {
    const member = await this.findEncrypted(id);
    return { means_of_id: member.meansOfId, ...this.open(member) };
  }

  async profile(id: string): Promise<MemberProfileDto> {
    const details = await this.get(id);
    return { ...details, is_admin: await this.accounts.isAdministrator(details.email) };
  }

  async setState(id: string, state: NigerianState): Promise<MemberProfileDto> {
    await this.limits.consume('memberChange', id);
    await this.dataSource.transaction(async (manager) => {
      const [changed] = await manager.query<[unknown[], number]>(
        `UPDATE members SET state = $2, updated_at = now(), version = version + 1
         WHERE id = $1 AND state IS DISTINCT FROM $2 RETURNING id`,
        [id, state],
      );
      if (changed.length === 0) return;
      await this.audit.record(manager, {
        actorId: null,
        action: 'member.state_changed',
        objectType: 'member',
        objectId: id,
      });
    });
    return this.profile(id);
  }

  /** Messages published for the whole nation and for the member's zone, newest first. */
  async messagesFor(id: string): Promise<MemberMessageDto[]> {
    const member = await this.members.findOneByOrFail({ id });
    const zone = member.state ? await this.zones.ofState(member.state) : null;
    return this.messages.publishedFor(zone?.id ?? null);
  }

  /** Without their key the details are empty, so that they can be entered again. */
  private open({ id, encryptedDetails }: Member): MemberDetails {
    try {
      return decryptDetails(encryptedDetails, id, this.environment.FILE_ENCRYPTION_KEYS);
    } catch (error) {
      if (!(error instanceof LackingKeyError)) throw error;
      this.logger.error(error.message);
      return NO_DETAILS;
    }
  }

  private async findEncrypted(id: string): Promise<Member> {
    const member = await this.members
      .createQueryBuilder('member')
      .addSelect('member.encryptedDetails')
      .where({ id })
      .getOne();
    if (!member) throw new MemberNotFoundException();
    return member;
  }
}
