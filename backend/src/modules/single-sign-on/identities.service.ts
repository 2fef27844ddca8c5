import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../platform/config/environment.js';
import { ProviderIdentity } from './entities/provider-identity.entity.js';
import type { ProvidedIdentity } from './provider/provided-claims.js';

type Named = Pick<ProvidedIdentity, 'issuer' | 'subject'>;

/** The identities of accounts at the provider that is set up now. */
@Injectable()
export class Identities {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @InjectRepository(ProviderIdentity) private readonly identities: Repository<ProviderIdentity>,
  ) {}

  find(manager: EntityManager, { issuer, subject }: Named): Promise<ProviderIdentity | null> {
    return manager.findOneBy(ProviderIdentity, { issuer, subject });
  }

  /** The identity of an account at the present provider; one at a former provider does not count. */
  findOf(adminId: string, manager = this.identities.manager): Promise<ProviderIdentity | null> {
    // openid-client takes `https://id.example` and `https://id.example/` for the same provider, whichever it names itself.
    const bare = (this.environment.OIDC_ISSUER ?? '').replace(/\/$/, '');
    return manager.findOneBy(ProviderIdentity, { adminId, issuer: In([bare, `${bare}/`]) });
  }

  /** Adds an identity, in place of the account's former one if there is one. */
  async add(
    manager: EntityManager,
    { issuer, subject }: Named,
    { adminId, hasRoleFromGroup }: Pick<ProviderIdentity, 'adminId' | 'hasRoleFromGroup'>,
  ): Promise<void> {
    await this.remove(manager, adminId);
    await manager.insert(ProviderIdentity, { issuer, subject, adminId, hasRoleFromGroup });
  }

  async recordRoleFromGroup(manager: EntityManager, { issuer, subject }: Named): Promise<void> {
    await manager.update(ProviderIdentity, { issuer, subject }, { hasRoleFromGroup: true });
  }

  async remove(manager: EntityManager, adminId: string): Promise<void> {
    await manager.delete(ProviderIdentity, { adminId });
  }
}
