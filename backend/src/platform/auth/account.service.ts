import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { CountedPage } from '../http/counted-page.js';
import { listPage } from '../http/list-page.js';
import type { ListQueryDto } from '../http/list-query.dto.js';
import { AuditService } from '../audit/audit.service.js';
import type { CurrentAdmin } from './access.decorators.js';
import { toAccountDto } from './account.mapper.js';
import { AccountNotFoundException, AccountProtectedException } from './auth.errors.js';
import type { AccountDto } from './dto/auth.dto.js';
import { Admin } from './entities/admin.entity.js';
import { SessionService } from './session.service.js';

/** Portal accounts as administrators manage them. */
@Injectable()
export class AccountService {
  constructor(
    @InjectRepository(Admin) private readonly admins: Repository<Admin>,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
  ) {}

  async get(id: string): Promise<AccountDto> {
    const admin = await this.admins.findOneBy({ id });
    if (!admin) throw new AccountNotFoundException();
    return toAccountDto(admin);
  }

  /** What an account is called, or undefined when it was removed. */
  async usernameOf(id: string, manager: EntityManager = this.admins.manager): Promise<string | undefined> {
    return (await manager.findOneBy(Admin, { id }))?.username;
  }

  /** Whether an active account has this e-mail address. */
  isAdministrator(email: string): Promise<boolean> {
    return this.admins
      .createQueryBuilder('admin')
      .where(`lower(admin.email) = lower(:email) AND admin.status = 'active'`, { email })
      .getExists();
  }

  /** Accounts that wait for approval come first, then by the day they were made. */
  async list(query: ListQueryDto): Promise<CountedPage<AccountDto>> {
    const builder = this.admins
      .createQueryBuilder('admin')
      .addSelect(`CASE WHEN admin.status = 'pending' THEN 0 ELSE 1 END`, 'rank')
      .orderBy('rank');
    const page = await listPage(builder, query, { searched: ['username', 'email'], sortedBy: 'createdAt' });
    return { ...page, items: page.items.map(toAccountDto) };
  }

  async setStatus(actor: CurrentAdmin, id: string, status: 'active' | 'suspended'): Promise<AccountDto> {
    return this.admins.manager.transaction(async (manager) => {
      const account = await this.lock(manager, id);
      assertChangeable(account, actor);
      if (account.status !== status) {
        const data = { from: account.status, to: status };
        account.status = status;
        await manager.update(Admin, { id }, { status, updatedAt: new Date() });
        if (status === 'suspended') await this.sessions.endAll(manager, id);
        await this.audit.record(manager, {
          actorId: actor.id,
          action: 'account.status_changed',
          objectType: 'account',
          objectId: id,
          data,
        });
      }
      return toAccountDto(account);
    });
  }

  async remove(actor: CurrentAdmin, id: string): Promise<void> {
    await this.admins.manager.transaction(async (manager) => {
      const account = await this.lock(manager, id);
      if (!account && (await this.audit.has(manager, 'account.deleted', id))) return;
      assertChangeable(account, actor);
      await manager.delete(Admin, { id });
      await this.audit.record(manager, {
        actorId: actor.id,
        action: 'account.deleted',
        objectType: 'account',
        objectId: id,
      });
    });
  }

  /** Waits for other changes of the same account, so that each is recorded once. */
  private lock(manager: EntityManager, id: string): Promise<Admin | null> {
    return manager.findOne(Admin, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
}

function assertChangeable(account: Admin | null, actor: CurrentAdmin): asserts account is Admin {
  if (!account) throw new AccountNotFoundException();
  if (account.role === 'owner' || account.id === actor.id) throw new AccountProtectedException();
}
