import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import type { NigerianState } from '@smash/contract';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { OwnPasswordService } from '../../../platform/auth/passwords/own-password.service.js';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { type Editable, hasValues } from '../../../platform/editing/index.js';
import { EditingService } from '../../../platform/editing/editing.service.js';
import { OneTimeTokensService } from '../../../platform/tokens/one-time-tokens.service.js';
import type { CorrectSecretsDto } from './correct-secrets.dto.js';
import type { MemberStatusDto } from './member-status.dto.js';
import type { MemberDetailsDto } from '../member.dto.js';
import type { UpdateMemberDto } from './update-member.dto.js';
import { Member } from '../entities/member.entity.js';
import { encryptDetails } from '../member-details.js';
import { MemberMailService } from '../mails/member-mail.service.js';
import { MemberNotFoundException, MemberUnconfirmedException } from '../members.errors.js';
import { MembersService } from '../members.service.js';
import { MemberSessionService } from '../sessions/member-session.service.js';

const MEMBERS: Editable<Member> = { name: 'member', entity: Member };

/** Changes of members by administrators. */
@Injectable()
export class MemberRecordsService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly ownPassword: OwnPasswordService,
    private readonly dataSource: DataSource,
    private readonly editing: EditingService,
    private readonly members: MembersService,
    private readonly sessions: MemberSessionService,
    private readonly oneTimeTokens: OneTimeTokensService,
    private readonly mails: MemberMailService,
    private readonly audit: AuditService,
  ) {}

  exists(id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(Member, { id });
  }

  /** @throws RecordChangedException when the member has another version than the caller has read */
  async update(
    actorId: string,
    id: string,
    { version, ...body }: UpdateMemberDto,
  ): Promise<MemberDetailsDto> {
    const values = toColumns(body);
    const isDone = (member: Member) => hasValues(member, values);
    await this.editing.update(actorId, MEMBERS, { id, values, version, isDone });
    return this.members.get(id);
  }

  /**
   * Corrects the encrypted details.
   * @throws RecordChangedException as `update`
   */
  async correctSecrets(
    actor: CurrentAdmin,
    id: string,
    { version, password, ...wanted }: CorrectSecretsDto,
  ): Promise<MemberDetailsDto> {
    const before = await this.members.correctable(id);
    await this.ownPassword.confirm(actor, password, 'members.reveal');
    const values = {
      meansOfId: wanted.means_of_id,
      encryptedDetails: encryptDetails(wanted, id, this.environment.FILE_ENCRYPTION_KEYS),
    };
    const isDone = () => isDeepStrictEqual(wanted, before);
    await this.editing.update(actor.id, MEMBERS, { id, values, version, isDone, verb: 'details_corrected' });
    return this.members.get(id);
  }

  /** Suspends a member, whose sessions end at once, or ends the suspension. A repetition changes nothing. */
  async setStatus(actorId: string, id: string, status: MemberStatusDto['status']): Promise<MemberDetailsDto> {
    await this.dataSource.transaction(async (manager) => {
      const member = await lock(manager, id);
      if (!member) throw new MemberNotFoundException();
      if (!member.confirmedAt) throw new MemberUnconfirmedException();
      const before = member.suspendedAt ? 'suspended' : 'active';
      if (before === status) return;
      const now = new Date();
      const suspendedAt = status === 'suspended' ? now : null;
      await manager.update(Member, { id }, { suspendedAt, updatedAt: now });
      if (suspendedAt) {
        await this.sessions.endAll(manager, id);
        await this.mails.notifySuspended(manager, member);
      } else {
        await this.mails.notifyRestored(manager, member);
      }
      await this.audit.record(manager, {
        actorId,
        action: 'member.status_changed',
        objectType: 'member',
        objectId: id,
        data: { from: before, to: status },
      });
    });
    return this.members.get(id);
  }

  /** Suspends those of the members whom an old backup brought back active. @returns how many */
  async suspend(ids: readonly string[]): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const active = await manager.findBy(Member, { id: In(ids), suspendedAt: IsNull() });
      const now = new Date();
      await manager.update(
        Member,
        { id: In(active.map(({ id }) => id)) },
        { suspendedAt: now, updatedAt: now },
      );
      const entry = { actorId: null, action: 'member.status_changed', objectType: 'member' } as const;
      const data = { from: 'active', to: 'suspended' };
      await this.audit.recordAll(
        manager,
        active.map(({ id }) => ({ ...entry, objectId: id, data })),
      );
      return active.length;
    });
  }

  /**
   * Removes a member with sessions and links, in the caller's transaction. A repetition changes nothing.
   * @param before removes what other modules hold of the person, and may throw to refuse
   */
  async remove(
    manager: EntityManager,
    actorId: string | null,
    id: string,
    before: (member: Member) => Promise<void>,
  ): Promise<void> {
    const member = await lock(manager, id);
    if (!member) {
      if (await this.audit.has(manager, 'member.deleted', id)) return;
      throw new MemberNotFoundException();
    }
    await before(member);
    for (const purpose of ['confirm_email', 'reset_password'] as const) {
      await this.oneTimeTokens.revoke(manager, id, purpose);
    }
    await manager.delete(Member, { id });
    await this.audit.record(manager, {
      actorId,
      action: 'member.deleted',
      objectType: 'member',
      objectId: id,
    });
  }
}

/** Waits for other changes of the same member, so that each is recorded once. */
function lock(manager: EntityManager, id: string): Promise<Member | null> {
  return manager.findOne(Member, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

function toColumns(body: Omit<UpdateMemberDto, 'version'>) {
  return {
    title: body.title,
    firstName: body.fname,
    middleName: body.mname || null,
    surname: body.sname,
    gender: body.gender,
    phone: body.phone,
    address: body.address,
    state: (body.state_of_resident as NigerianState | '') || null,
  };
}
