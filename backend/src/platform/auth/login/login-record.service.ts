import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type AuditAction, UNKNOWN_ACCOUNT } from '@smash/contract';
import { type EntityManager, Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { AuditTally } from '../../audit/audit-tally.service.js';
import { TooManyRequestsException } from '../../errors/api-exception.js';
import type { Caller } from '../../rate-limits/caller.decorator.js';
import { shortNetworkOf } from '../../rate-limits/network.js';
import { Admin } from '../entities/admin.entity.js';
import type { ProofOfLogin } from '../sessions/session.service.js';
import type { SessionOrigin } from '../sessions/session-origin.js';

/**
 * Writes logins, successful or not, into the audit log. Never what was typed: some people type their password where the
 * username belongs.
 */
@Injectable()
export class LoginRecord {
  constructor(
    @InjectRepository(Admin) private readonly admins: Repository<Admin>,
    private readonly audit: AuditService,
    private readonly tally: AuditTally,
  ) {}

  /** Called in the transaction that starts the session. */
  async succeeded(
    manager: EntityManager,
    accountId: string,
    { device, network }: SessionOrigin,
    { byProvider = false }: ProofOfLogin,
  ): Promise<void> {
    const data = { device, network: network ?? UNKNOWN_NETWORK };
    const entry = { actorId: accountId, objectType: 'account', objectId: accountId, data } as const;
    await this.audit.record(manager, {
      ...entry,
      action: byProvider ? 'account.logged_in_by_provider' : 'account.logged_in',
    });
  }

  /** @param accountId account with the username that was typed, if there is one */
  failed(accountId: string | undefined, reason: 'password' | 'pending' | 'suspended', caller: Caller): void {
    this.record('account.login_failed', accountId, { reason, network: networkOf(caller) });
  }

  /**
   * Passes on the result of `count`, and records the first refusal of each pause that a limit imposes.
   * @param username as it was typed
   */
  async ofRefusals<T>(username: string, caller: Caller, count: Promise<T>): Promise<T> {
    try {
      return await count;
    } catch (error) {
      if (error instanceof TooManyRequestsException && error.isFirst) {
        const where = 'lower(username) = lower(:username)';
        const account = await this.admins.createQueryBuilder().where(where, { username }).getOne();
        this.record('account.login_refused', account?.id, { network: networkOf(caller) });
      }
      throw error;
    }
  }

  private record(action: AuditAction, accountId = UNKNOWN_ACCOUNT, data: Record<string, string>): void {
    this.tally.record({ actorId: null, action, objectType: 'account', objectId: accountId, data });
  }
}

const UNKNOWN_NETWORK = 'unknown';

const networkOf = ({ request }: Caller): string => shortNetworkOf(request.ip ?? '') ?? UNKNOWN_NETWORK;
