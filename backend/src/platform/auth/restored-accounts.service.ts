import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { changedAccounts } from './account-changes.js';
import { ApiToken } from './api-tokens/api-token.entity.js';
import { Admin, ADMIN_STATUSES } from './entities/admin.entity.js';
import { Session } from './entities/session.entity.js';

/** Takes from accounts and tokens what an old backup gave back to them. Nothing is done twice. */
@Injectable()
export class RestoredAccounts {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** @returns whether an account that had been deleted was back */
  async removeAgain(id: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(Admin, { id, status: In(ADMIN_STATUSES) });
      if (affected !== 1) return false;
      await this.record(manager, id, 'account.deleted');
      return true;
    });
  }

  /**
   * Suspends the active accounts whose state, role or businesses changed after the backup, until an owner has looked at them.
   * @param changes when each was changed last, by its id
   * @returns their names
   */
  async suspendChanged(changes: ReadonlyMap<string, Date>): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const known = new Map((await changedAccounts(manager)).map(({ id, at }) => [id, at.getTime()]));
      const since = [...changes].filter(([id, at]) => at.getTime() > (known.get(id) ?? 0)).map(([id]) => id);
      const accounts = await manager.findBy(Admin, { id: In(since), status: 'active' });
      for (const { id } of accounts) {
        await manager.update(Admin, { id }, { status: 'suspended', updatedAt: new Date() });
        await this.record(manager, id, 'account.status_changed', { from: 'active', to: 'suspended' });
      }
      return accounts.map(({ username }) => username);
    });
  }

  /** @returns whether a token that had been revoked was back */
  async revokeAgain(id: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const revoked = { revokedAt: new Date() };
      const { affected } = await manager.update(ApiToken, { id, revokedAt: IsNull() }, revoked);
      if (affected !== 1) return false;
      await manager.delete(Session, { id });
      await this.record(manager, id, 'account.token_revoked');
      return true;
    });
  }

  /** Ends every login, but not what programs use: one that was ended after the backup is back with it. */
  async endSessions(): Promise<void> {
    await this.dataSource.query('DELETE FROM sessions WHERE id NOT IN (SELECT id FROM api_tokens)');
  }

  private record(
    manager: EntityManager,
    objectId: string,
    action: 'account.deleted' | 'account.status_changed' | 'account.token_revoked',
    data?: Record<string, string>,
  ): Promise<void> {
    return this.audit.record(manager, {
      actorId: null,
      action,
      objectType: 'account',
      objectId,
      ...(data && { data }),
    });
  }
}
