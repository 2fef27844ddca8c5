import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { type Brand, type Role, ROLE_PERMISSIONS, type TokenScope } from '@smash/contract';
import { type EntityManager, Not, Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type ApiException, UnauthenticatedException } from '../../errors/api-exception.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { prepared } from '../../statements/prepared-statements.js';
import { AuditService } from '../../audit/audit.service.js';
import { type IssuedToken, issueToken, SESSION_MS, verifiedSessionId } from '../../tokens/session-tokens.js';
import type { CurrentAdmin } from '../access.decorators.js';
import { keepLastUse } from '../api-tokens/keep-last-use.js';
import { IS_WORTH_ITS_MAKER } from '../api-tokens/token-sql.js';
import { isApiToken } from '../api-tokens/token-format.js';
import { tokenId, tokenRefusal } from '../api-tokens/token-lookup.js';
import { hasSecondFactor, PROGRAM } from '../entities/admin.entity.js';
import { Session } from '../entities/session.entity.js';
import type { SessionOrigin } from './session-origin.js';

/** How a person has shown who they are. */
export interface ProofOfLogin {
  /** Whether the second factor was given; an account without one needs none. */
  isTwoStep: boolean;
  /** Logged in at the identity provider, which counts for both steps. */
  byProvider?: boolean;
}

/** What the portal receives at a login. */
interface PortalToken extends IssuedToken {
  /** Minutes without use after which the session ends; 0 for no such limit. */
  idle_minutes: number;
}

/** A session of an active account that has not expired. */
export interface FoundSession {
  admin: CurrentAdmin;
  /** Unused for too long: the session no longer counts, and its bearer may be told why. */
  isIdle: boolean;
  /** Whether the time of last use has to be written again. */
  isDue: boolean;
}

/** How far behind, in seconds, the stored time of last use may be: reading must not cost a write each time. */
const USE_PRECISION = 60;
/** How long a confirmation by the identity provider replaces entering the password again. */
const CONFIRMED_MINUTES = 5;
/** Most sessions that the list shows. */
const MOST_LISTED = 100;

/**
 * Whether a session is idle; allows for the time that the stored last use may be behind. Uses the database's clock, the
 * same for all replicas.
 * @param minutes placeholder of the limit in minutes
 */
const idleSql = (minutes: string): string =>
  `(${minutes} > 0 AND s.last_used_at <= now() - make_interval(mins => ${minutes}, secs => ${USE_PRECISION}))`;

const LOOK_UP = prepared(
  `SELECT a.id, a.username, a.email, a.role, a.brands, t.scopes, m.role AS "makerRole",
   t.id IS NULL AND ${idleSql('$2')} AS "isIdle",
   s.last_used_at <= now() - make_interval(secs => $3) AS "isDue",
   s.by_provider OR ${hasSecondFactor('a')} AS "hasSecondFactor"
 FROM sessions s JOIN admins a ON a.id = s.admin_id
 LEFT JOIN api_tokens t ON t.id = a.id LEFT JOIN admins m ON m.id = t.made_by
 WHERE s.id = $1 AND s.expires_at > now()
   AND (a.status = 'active' OR a.status = '${PROGRAM}' AND ${IS_WORTH_ITS_MAKER})
   -- Whatever way it came about: a session of one step is worth nothing once the account has two.
   AND (s.is_two_step OR NOT ${hasSecondFactor('a')})`,
);

type EndAccess = (manager: EntityManager, adminId: string) => Promise<void>;

/** Sessions of accounts. A signed token names a row, and counts only while the row exists and is in use. */
@Injectable()
export class SessionService {
  private readonly endedToo: EndAccess[] = [];

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly tokens: JwtService,
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly audit: AuditService,
  ) {}

  async start(
    manager: EntityManager,
    adminId: string,
    origin: SessionOrigin,
    { isTwoStep, byProvider = false }: ProofOfLogin,
  ): Promise<PortalToken> {
    const id = uuidv7();
    const [row] = await manager.query<[{ expires_at: Date }]>(
      `INSERT INTO sessions (id, admin_id, device, network, expires_at, is_two_step, by_provider)
       VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5), $6, $7) RETURNING expires_at`,
      [id, adminId, origin.device, origin.network, SESSION_MS / 1000, isTwoStep, byProvider],
    );
    const token = await issueToken(this.tokens, { id, subject: adminId, expiresAt: row.expires_at });
    return { ...token, idle_minutes: this.environment.PORTAL_IDLE_MINUTES };
  }

  /** The active account of a token; undefined for a token that does not count. */
  async find(token: string): Promise<CurrentAdmin | undefined> {
    return inUse(await this.lookUp(token));
  }

  /** The active account of a session; undefined for a session that does not count. */
  async findById(id: string): Promise<CurrentAdmin | undefined> {
    return inUse(await this.lookUpId(id));
  }

  /** The session of a login's token or of an API token; also an idle one, until it expires. */
  async lookUp(token: string): Promise<FoundSession | undefined> {
    const id = await (isApiToken(token)
      ? tokenId(this.sessions.manager, token)
      : verifiedSessionId(this.tokens, token));
    return id ? this.lookUpId(id) : undefined;
  }

  /** The session with an id; also an idle one, until it expires. */
  async lookUpId(id: string): Promise<FoundSession | undefined> {
    const [row] = await this.sessions.query<SessionRow[]>(LOOK_UP, [
      id,
      this.environment.PORTAL_IDLE_MINUTES,
      USE_PRECISION,
    ]);
    if (!row) return undefined;
    const { isIdle, isDue, hasSecondFactor: hasOne, scopes: given, makerRole, ...account } = row;
    // A token never has more permissions than its maker has today.
    const scopes = given?.filter((scope) => makerRole && ROLE_PERMISSIONS[makerRole].includes(scope));
    const lacksSecondFactor = !scopes && this.environment.PORTAL_SECOND_FACTOR === 'required' && !hasOne;
    return { admin: { ...account, sessionId: id, scopes, lacksSecondFactor }, isIdle, isDue };
  }

  /** Why an API token does not work. */
  refusalOf(token: string): Promise<ApiException> {
    return tokenRefusal(this.sessions.manager, token);
  }

  /** Notes that a session is in use; of simultaneous requests, one writes. */
  async recordUse(id: string): Promise<void> {
    await this.sessions.query(
      'UPDATE sessions SET last_used_at = now() WHERE id = $1 AND last_used_at <= now() - make_interval(secs => $2)',
      [id, USE_PRECISION],
    );
  }

  /** The sessions of an account that are in use, last used first. */
  async list(adminId: string): Promise<Session[]> {
    return this.sessions
      .createQueryBuilder('s')
      .where('s.adminId = :adminId AND s.expiresAt > now()', { adminId })
      .andWhere(`NOT ${idleSql(':idle')}`, { idle: this.environment.PORTAL_IDLE_MINUTES })
      .orderBy('s.lastUsedAt', 'DESC')
      .addOrderBy('s.id', 'DESC')
      .limit(MOST_LISTED)
      .getMany();
  }

  /** Ends the session that asks for it. A repetition changes nothing. */
  async logOut({ id, sessionId }: CurrentAdmin): Promise<void> {
    await this.sessions.manager.transaction(async (manager) => {
      const { affected } = await manager.delete(Session, { id: sessionId });
      if (affected !== 1) return;
      const entry = { actorId: id, objectType: 'account', objectId: id } as const;
      await this.audit.record(manager, { ...entry, action: 'account.logged_out' });
    });
  }

  /** Ends one session of an account, or all but one. @returns the ids of the ended sessions */
  async endOwn(
    manager: EntityManager,
    adminId: string,
    { id, exceptId }: { id?: string; exceptId?: string },
  ): Promise<string[]> {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      'DELETE FROM sessions WHERE admin_id = $1 AND ($2::uuid IS NULL OR id = $2) AND id IS DISTINCT FROM $3 RETURNING id',
      [adminId, id ?? null, exceptId ?? null],
    );
    return rows.map((row) => row.id);
  }

  /** Ends every session of an account except the given one, in the caller's transaction. */
  async endAll(manager: EntityManager, adminId: string, exceptId?: string): Promise<void> {
    await manager.delete(Session, exceptId ? { adminId, id: Not(exceptId) } : { adminId });
  }

  /**
   * Ends every session of an account except the given one, and all other access: after a new password, nobody who had
   * the old one may read on.
   * @returns the ids of the ended sessions
   */
  async endAllAccess(manager: EntityManager, adminId: string, exceptId?: string): Promise<string[]> {
    const ended = await this.endOwn(manager, adminId, { exceptId });
    for (const end of this.endedToo) await end(manager, adminId);
    return ended;
  }

  /** Registers a callback that ends access of an account without a login, such as links. */
  alsoEnd(end: EndAccess): void {
    this.endedToo.push(end);
  }

  /**
   * Notes that the second factor was given in a session, in the caller's transaction.
   * @throws UnauthenticatedException when the session has ended meanwhile
   */
  async markTwoStep(manager: EntityManager, id: string): Promise<void> {
    const { affected } = await manager.update(Session, { id }, { isTwoStep: true });
    if (affected !== 1) throw new UnauthenticatedException();
  }

  /**
   * Notes that the identity provider has just confirmed who the person is, in the caller's transaction.
   * @throws UnauthenticatedException when the session has ended meanwhile
   */
  async markConfirmed(manager: EntityManager, id: string): Promise<void> {
    const confirmed = { identityConfirmedAt: () => 'now()' };
    const { affected } = await manager.update(Session, { id }, confirmed);
    if (affected !== 1) throw new UnauthenticatedException();
  }

  /** Whether the identity provider has confirmed the person within the last minutes. */
  async isConfirmed(id: string): Promise<boolean> {
    const recent = 'id = :id AND identity_confirmed_at > now() - make_interval(mins => :minutes)';
    return this.sessions.createQueryBuilder().where(recent, { id, minutes: CONFIRMED_MINUTES }).getExists();
  }

  /** Idle sessions stay until they expire, so that their bearers can be told. */
  async removeExpired(): Promise<void> {
    await this.sessions.manager.transaction(async (manager) => {
      await keepLastUse(manager);
      const [ended] = await manager.query<[{ admin_id: string }[], number]>(
        'DELETE FROM sessions WHERE expires_at < now() RETURNING admin_id',
      );
      const entry = { actorId: null, action: 'account.session_expired', objectType: 'account' } as const;
      await this.audit.recordAll(
        manager,
        ended.map(({ admin_id: objectId }) => ({ ...entry, objectId })),
      );
    });
  }
}

interface SessionRow {
  id: string;
  username: string;
  email: string;
  role: Role;
  brands: Brand[];
  isIdle: boolean;
  isDue: boolean;
  hasSecondFactor: boolean;
  /** Scopes of an API token; `makerRole` is the role of its maker. Null for a person's session. */
  scopes: TokenScope[] | null;
  makerRole: Role | null;
}

/** An account that has yet to set up its second factor counts as a visitor, except in the session guard. */
const inUse = (found: FoundSession | undefined): CurrentAdmin | undefined =>
  found && !found.isIdle && !found.admin.lacksSecondFactor ? found.admin : undefined;
