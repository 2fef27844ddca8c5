import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type Brand,
  brandName,
  BRANDS,
  DAY_MS,
  PERMISSIONS,
  type Role,
  ROLE_PERMISSIONS,
  type TokenScope,
} from '@smash/contract';
import { DataSource, IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { AuditService } from '../../audit/audit.service.js';
import { ValidationException } from '../../errors/api-exception.js';
import { sha256 } from '../../text/sha256.js';
import type { CurrentAdmin } from '../access.decorators.js';
import { PROGRAM } from '../entities/admin.entity.js';
import { Session } from '../entities/session.entity.js';
import { OwnPasswordService } from '../passwords/own-password.service.js';
import { lockRegistration } from '../accounts/registration-lock.js';
import type { ApiTokenDto, MadeApiTokenDto, NewApiTokenDto } from './api-token.dto.js';
import { ApiToken } from './api-token.entity.js';
import { TokenNameTakenException, TokenNotFoundException } from './api-tokens.errors.js';
import { keepLastUse } from './keep-last-use.js';
import { hintOf, makeToken } from './token-format.js';
import { IS_WORTH_ITS_MAKER } from './token-sql.js';

/** The `device` of a token's session; no list of sessions shows it. */
const DEVICE = 'API token';

/** Scopes of routes that reach the jobs of all brands (docs/decisions/0103-accounts-limited-to-brands.md). */
const FOR_ALL_BRANDS = [
  'audit.read',
  'erasures.read',
  'webhooks.manage',
] as const satisfies readonly TokenScope[];

/** API tokens, as owners manage them. */
@Injectable()
export class ApiTokensService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly passwords: OwnPasswordService,
    private readonly audit: AuditService,
  ) {}

  async list(): Promise<ApiTokenDto[]> {
    const rows = await this.dataSource.query<TokenRow[]>(`${SELECT} ORDER BY t.created_at DESC, t.id`);
    return rows.map(toDto);
  }

  /**
   * @throws ValidationException at `password` when it is missing or wrong
   * @throws ValidationException at `scopes` when they are of no use with the brands
   * @throws TokenNameTakenException when a token of this name works
   */
  async make(actor: CurrentAdmin, wanted: NewApiTokenDto): Promise<MadeApiTokenDto> {
    await this.passwords.confirm(actor, wanted.password, 'tokens.manage');
    const { name } = wanted;
    const scopes = [...new Set(wanted.scopes)].sort();
    const brands = BRANDS.filter((brand) => wanted.brands.includes(brand));
    assertUsable(scopes, brands);
    const token = makeToken();
    const id = uuidv7();
    const expiresAt = new Date(Date.now() + wanted.expires_in_days * DAY_MS);
    await this.dataSource.transaction(async (manager) => {
      await lockRegistration(manager);
      const [taken] = await manager.query<unknown[]>(
        'SELECT FROM api_tokens WHERE lower(name) = lower($1) AND revoked_at IS NULL AND expires_at > now()',
        [name],
      );
      if (taken) throw new TokenNameTakenException();
      await manager.query(
        `INSERT INTO admins (id, username, email, role, status, brands, email_confirmed_at)
         VALUES ($1, $2, $3, 'reviewer', '${PROGRAM}', $4, now())`,
        [id, `${name} (${hintOf(token)})`, `${id}@program.invalid`, brands],
      );
      await manager.insert(ApiToken, { id, name, hash: sha256(token), scopes, madeBy: actor.id, expiresAt });
      await manager.insert(Session, { id, adminId: id, isTwoStep: true, expiresAt, device: DEVICE });
      await this.audit.record(manager, {
        actorId: actor.id,
        action: 'account.token_made',
        objectType: 'account',
        objectId: id,
        data: { scopes: scopes.join(', '), brands: brands.map(brandName).join(', ') || 'all' },
      });
    });
    return { ...(await this.get(id)), token };
  }

  /** @throws TokenNotFoundException */
  async revoke(actor: CurrentAdmin, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        ApiToken,
        { id, revokedAt: IsNull() },
        { revokedAt: new Date() },
      );
      if (affected !== 1) {
        if (await manager.existsBy(ApiToken, { id })) return;
        throw new TokenNotFoundException();
      }
      await keepLastUse(manager, id);
      await manager.delete(Session, { id });
      await this.audit.record(manager, {
        actorId: actor.id,
        action: 'account.token_revoked',
        objectType: 'account',
        objectId: id,
      });
    });
  }

  private async get(id: string): Promise<ApiTokenDto> {
    const [row] = await this.dataSource.query<TokenRow[]>(`${SELECT} WHERE t.id = $1`, [id]);
    if (!row) throw new TokenNotFoundException();
    return toDto(row);
  }
}

/** @throws ValidationException at `scopes` for a token that is limited to brands, where these scopes always get 403 */
function assertUsable(scopes: readonly TokenScope[], brands: readonly Brand[]): void {
  if (brands.length === 0) return;
  const useless = FOR_ALL_BRANDS.filter((scope) => scopes.includes(scope)).map((scope) => PERMISSIONS[scope]);
  if (useless.length === 0) return;
  throw ValidationException.at(
    ['body', 'scopes'],
    `A token that sees only some brands can’t ${useless.join(', or ')}. Please leave this out, or choose no brands.`,
    'limited_to_brands',
  );
}

const SELECT = `SELECT t.id, t.name, a.username, t.scopes, a.brands, m.username AS made_by, m.role AS maker_role, t.created_at, t.expires_at,
    CASE WHEN t.revoked_at IS NOT NULL THEN 'revoked' WHEN t.expires_at <= now() THEN 'expired'
      WHEN ${IS_WORTH_ITS_MAKER} THEN 'active' ELSE 'paused' END AS state,
    coalesce(CASE WHEN s.last_used_at > s.created_at THEN s.last_used_at END, t.last_used_at) AS last_used_at
  FROM api_tokens t JOIN admins a ON a.id = t.id JOIN admins m ON m.id = t.made_by LEFT JOIN sessions s ON s.id = t.id`;

interface TokenRow {
  id: string;
  name: string;
  username: string;
  scopes: TokenScope[];
  brands: Brand[];
  made_by: string;
  maker_role: Role;
  created_at: Date;
  expires_at: Date;
  state: ApiTokenDto['state'];
  last_used_at: Date | null;
}

function toDto({ maker_role, ...row }: TokenRow): ApiTokenDto {
  return {
    ...row,
    withheld_scopes: row.scopes.filter((scope) => !ROLE_PERMISSIONS[maker_role].includes(scope)),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
