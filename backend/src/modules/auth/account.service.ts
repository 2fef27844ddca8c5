import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
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
    return toAccountDto(await this.find(this.admins.manager, id));
  }

  async list(): Promise<AccountDto[]> {
    const admins = await this.admins.find({ order: { createdAt: 'DESC' } });
    const waiting = admins.filter(({ status }) => status === 'pending');
    return [...waiting, ...admins.filter(({ status }) => status !== 'pending')].map(toAccountDto);
  }

  async setStatus(actor: CurrentAdmin, id: string, status: 'active' | 'suspended'): Promise<AccountDto> {
    return this.admins.manager.transaction(async (manager) => {
      const account = await this.findChangeable(manager, actor, id);
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
      if (await this.audit.has(manager, 'account.deleted', id)) return;
      await this.findChangeable(manager, actor, id);
      await manager.delete(Admin, { id });
      await this.audit.record(manager, {
        actorId: actor.id,
        action: 'account.deleted',
        objectType: 'account',
        objectId: id,
      });
    });
  }

  private async find(manager: EntityManager, id: string): Promise<Admin> {
    const admin = await manager.findOneBy(Admin, { id });
    if (!admin) throw new AccountNotFoundException();
    return admin;
  }

  private async findChangeable(manager: EntityManager, actor: CurrentAdmin, id: string): Promise<Admin> {
    const admin = await this.find(manager, id);
    if (admin.role === 'owner' || admin.id === actor.id) throw new AccountProtectedException();
    return admin;
  }
}
