import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import {
  type IssuedToken,
  issueToken,
  SESSION_MS,
  verifiedSessionId,
} from '../../../platform/tokens/session-tokens.js';
import type { CurrentMember } from '../../../platform/auth/access.decorators.js';
import { MemberSession } from '../entities/member-session.entity.js';
import { isPast } from '../../../platform/statements/is-past.js';

/** Injection token of the service that signs and verifies members' tokens. */
export const MEMBER_TOKENS = Symbol('MEMBER_TOKENS');

/** Members' sessions: like administrators' sessions, with another audience in the token. */
@Injectable()
export class MemberSessionService {
  constructor(
    @Inject(MEMBER_TOKENS) private readonly tokens: JwtService,
    @InjectRepository(MemberSession) private readonly sessions: Repository<MemberSession>,
  ) {}

  async start(manager: EntityManager, memberId: string): Promise<IssuedToken> {
    const id = uuidv7();
    const expiresAt = new Date(Date.now() + SESSION_MS);
    await manager.insert(MemberSession, { id, memberId, expiresAt });
    return issueToken(this.tokens, { id, subject: memberId, expiresAt });
  }

  /** The member of a token, or undefined for a token that is not valid. */
  async find(token: string): Promise<CurrentMember | undefined> {
    const id = await verifiedSessionId(this.tokens, token);
    if (!id) return undefined;
    const session = await this.sessions.findOne({ where: { id }, relations: { member: true } });
    if (!session || session.expiresAt <= new Date()) return undefined;
    const { confirmedAt, suspendedAt, email } = session.member;
    // A login may have been under way while the member was suspended.
    return confirmedAt && !suspendedAt ? { id: session.memberId, email, sessionId: id } : undefined;
  }

  async end(id: string): Promise<void> {
    await this.sessions.delete({ id });
  }

  /** Ends every session of a member, within the caller's transaction. */
  async endAll(manager: EntityManager, memberId: string): Promise<void> {
    await manager.delete(MemberSession, { memberId });
  }

  /** Ends all sessions of all members: restoring a backup also brings back sessions that were ended after it. */
  async endEverySession(): Promise<void> {
    await this.sessions.deleteAll();
  }

  async removeExpired(): Promise<void> {
    await this.sessions.delete({ expiresAt: isPast() });
  }
}
