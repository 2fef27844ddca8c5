import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, IsNull } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { ApiToken } from '../api-tokens/api-token.entity.js';
import { keepLastUse } from '../api-tokens/keep-last-use.js';
import { Admin, ADMIN_STATUSES } from '../entities/admin.entity.js';
import { Session } from '../entities/session.entity.js';

/** Takes back from accounts and tokens what the restore of an old backup gave them. */
@Injectable()
export class RestoredAccounts {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** Removes accounts. @returns how many of them existed */
  async remove(ids: readonly string[]): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const accounts = await manager.findBy(Admin, { id: In(ids), status: In(ADMIN_STATUSES) });
      await manager.delete(Admin, { id: In(accounts.map(({ id }) => id)) });
      const entry = { actorId: null, action: 'account.deleted', objectType: 'account' } as const;
      await this.audit.recordAll(
        manager,
        accounts.map(({ id }) => ({ ...entry, objectId: id })),
      );
      return accounts.length;
    });
  }

  /** Suspends accounts. @returns the names of those that were active */
  async suspend(ids: readonly string[]): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const accounts = await manager.findBy(Admin, { id: In(ids), status: 'active' });
      const found = accounts.map(({ id }) => id);
      await manager.update(Admin, { id: In(found) }, { status: 'suspended', updatedAt: new Date() });
      const entry = { actorId: null, action: 'account.status_changed', objectType: 'account' } as const;
      const data = { from: 'active', to: 'suspended' };
      await this.audit.recordAll(
        manager,
        found.map((objectId) => ({ ...entry, objectId, data })),
      );
      return accounts.map(({ username }) => username);
    });
  }

  /** Revokes API tokens. @returns how many of them were not revoked */
  async revoke(ids: readonly string[]): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const tokens = await manager.findBy(ApiToken, { id: In(ids), revokedAt: IsNull() });
      const found = tokens.map(({ id }) => id);
      await manager.update(ApiToken, { id: In(found) }, { revokedAt: new Date() });
      for (const id of found) await keepLastUse(manager, id);
      await manager.delete(Session, { id: In(found) });
      const entry = { actorId: null, action: 'account.token_revoked', objectType: 'account' } as const;
      await this.audit.recordAll(
        manager,
        found.map((objectId) => ({ ...entry, objectId })),
      );
      return found.length;
    });
  }

  /** Ends every login: the backup has brought back sessions that ended after it was made. Sessions of API tokens stay. */
  async endSessions(): Promise<void> {
    await this.dataSource.query('DELETE FROM sessions WHERE id NOT IN (SELECT id FROM api_tokens)');
  }
}
