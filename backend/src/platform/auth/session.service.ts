import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, LessThan, Not, Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type IssuedToken, issueToken, SESSION_MS, verifiedSessionId } from '../tokens/session-tokens.js';
import type { CurrentAdmin } from './access.decorators.js';
import { Session } from './entities/session.entity.js';

/** Sessions: a signed token names a row, and only while that row exists does the token count. */
@Injectable()
export class SessionService {
  constructor(
    private readonly tokens: JwtService,
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
  ) {}

  async start(adminId: string): Promise<IssuedToken> {
    const id = uuidv7();
    const expiresAt = new Date(Date.now() + SESSION_MS);
    await this.sessions.insert({ id, adminId, expiresAt });
    return issueToken(this.tokens, { id, subject: adminId, expiresAt });
  }

  /** The active administrator of a token, or undefined for any token that does not count. */
  async find(token: string): Promise<CurrentAdmin | undefined> {
    const id = await verifiedSessionId(this.tokens, token);
    return id ? this.findById(id) : undefined;
  }

  /** The active administrator of a session that has neither ended nor expired. */
  async findById(id: string): Promise<CurrentAdmin | undefined> {
    const session = await this.sessions.findOne({ where: { id }, relations: { admin: true } });
    if (!session || session.expiresAt <= new Date() || session.admin.status !== 'active') return undefined;
    const { username, email, role } = session.admin;
    return { id: session.adminId, username, email, role, sessionId: session.id };
  }

  async end(id: string): Promise<void> {
    await this.sessions.delete({ id });
  }

  /** Ends every session of an account, but the given one, within the caller's transaction. */
  async endAll(manager: EntityManager, adminId: string, exceptId?: string): Promise<void> {
    await manager.delete(Session, exceptId ? { adminId, id: Not(exceptId) } : { adminId });
  }

  async removeExpired(): Promise<void> {
    await this.sessions.delete({ expiresAt: LessThan(new Date()) });
  }
}
