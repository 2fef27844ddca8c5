import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Admin } from './entities/admin.entity.js';

/** Something about an account that its owner should hear of. */
export interface AccountNotice {
  kind: 'new_device' | 'password_changed' | 'provider_connected' | 'provider_disconnected';
  account: Pick<Admin, 'id' | 'username' | 'email'>;
  /** Browser and system that it was done with. */
  device: string;
}

type Deliver = (manager: EntityManager, notice: AccountNotice) => Promise<void>;

/** How accounts, which know nothing of mail, tell their owners: a module above says how it is delivered. */
@Injectable()
export class AccountNotices {
  private deliver: Deliver | undefined;

  deliverWith(deliver: Deliver): void {
    this.deliver = deliver;
  }

  /** In the transaction of what it tells of. */
  async tell(manager: EntityManager, notice: AccountNotice): Promise<void> {
    await this.deliver?.(manager, notice);
  }
}
