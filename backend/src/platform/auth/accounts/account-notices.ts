import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Admin } from '../entities/admin.entity.js';

type NamedAccount = Pick<Admin, 'id' | 'username' | 'email'>;

/** Something about an account that whoever has it should hear of. */
export interface OwnNotice {
  kind: 'new_device' | 'password_changed' | 'provider_connected' | 'provider_disconnected';
  account: NamedAccount;
  /** Browser and system that it was done with. */
  device: string;
  /** Whether the identity provider said who it is, and not a password of ours. */
  byProvider?: boolean;
}

/** Something that the owners of the portal should hear of. */
export interface OwnersNotice {
  kind: 'awaits_approval';
  account: NamedAccount;
}

/** A token of a program that ends soon: whoever made it should hear of that. */
export interface TokenEnding {
  kind: 'token_ending';
  /** Of whoever made it. */
  account: NamedAccount;
  token: { name: string; endsAt: Date; lastUsedAt: Date | null };
}

export type AccountNotice = OwnNotice | OwnersNotice | TokenEnding;

type Deliver = (manager: EntityManager, notice: AccountNotice) => Promise<void>;

/** How accounts, which know nothing of mail, tell people: a module above says how it is delivered. */
@Injectable()
export class AccountNotices {
  private deliver: Deliver | undefined;

  deliverWith(deliver: Deliver): void {
    this.deliver = deliver;
  }

  /** In the transaction of what it tells of. */
  async notify(manager: EntityManager, notice: AccountNotice): Promise<void> {
    await this.deliver?.(manager, notice);
  }
}
