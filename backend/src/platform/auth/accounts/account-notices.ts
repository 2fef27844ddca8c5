import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Admin } from '../entities/admin.entity.js';

type NamedAccount = Pick<Admin, 'id' | 'username' | 'email'>;

/** Something about an account that its owner should hear of. */
export interface OwnNotice {
  kind: 'new_device' | 'password_changed' | 'provider_connected' | 'provider_disconnected';
  account: NamedAccount;
  /** Browser and system used. */
  device: string;
  /** Whether the login was at the identity provider, not with a password. */
  byProvider?: boolean;
}

/** Something that the owners of the portal should hear of. */
export interface OwnersNotice {
  /** `joined_by_group`: a group of the identity provider has made the account active. */
  kind: 'awaits_approval' | 'joined_by_group';
  account: NamedAccount;
}

/** An API token ends soon; whoever made it should hear of that. */
export interface TokenEnding {
  kind: 'token_ending';
  /** The account that made the token. */
  account: NamedAccount;
  token: { name: string; endsAt: Date; lastUsedAt: Date | null };
}

export type AccountNotice = OwnNotice | OwnersNotice | TokenEnding;

type Deliver = (manager: EntityManager, notice: AccountNotice) => Promise<void>;

/** How accounts tell people something: a module above registers the delivery, so that this part knows nothing of mail. */
@Injectable()
export class AccountNotices {
  private deliver: Deliver | undefined;

  deliverWith(deliver: Deliver): void {
    this.deliver = deliver;
  }

  /** Called in the transaction of what the notice is about. */
  async notify(manager: EntityManager, notice: AccountNotice): Promise<void> {
    await this.deliver?.(manager, notice);
  }
}
