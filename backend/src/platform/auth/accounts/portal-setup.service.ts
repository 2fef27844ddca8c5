import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ENVIRONMENT, type Environment, portalUrl } from '../../config/environment.js';
import { isLoopbackOnly } from '../../config/loopback.js';
import { setupTokenRefused } from '../auth.errors.js';
import { Admin } from '../entities/admin.entity.js';
import { PortalSetup } from '../entities/portal-setup.entity.js';

/** The documentation says how to run it, as that depends on the installation. */
const CREATE_OWNER = 'the command create-owner (docs/operations.md#commands)';

/** Decides who becomes the owner of a portal that has none (docs/decisions/0039-a-set-up-token-makes-the-first-owner.md). */
@Injectable()
export class PortalSetupService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws ValidationException unless this is the configured token, whether used up or not */
  assertToken(token: string): void {
    const { ADMIN_SETUP_TOKEN: expected } = this.environment;
    if (expected === undefined || !timingSafeEqual(digest(token), digest(expected)))
      throw setupTokenRefused();
  }

  /**
   * Whether the account that is being registered becomes the owner. The caller holds the registration lock.
   * @param token one that `assertToken` accepts, or undefined
   * @throws ValidationException when the token is used up
   */
  async makesOwner(manager: EntityManager, token: string | undefined): Promise<boolean> {
    if (token === undefined) return isLoopbackOnly(this.environment) && !(await manager.exists(Admin));
    if (await this.hasHadOwner(manager)) throw setupTokenRefused();
    return true;
  }

  /** Whether there is an owner or has been one: the row stays when the account goes. */
  hasHadOwner(manager: EntityManager): Promise<boolean> {
    return manager.exists(PortalSetup);
  }

  /**
   * What has to be done before the portal has an owner, for the person who starts the server; undefined when it has
   * one. May contain the set-up token, so nothing else may print it.
   */
  async nextStep(): Promise<string | undefined> {
    const { manager } = this.dataSource;
    if (await manager.existsBy(Admin, { role: 'owner' })) return undefined;
    const { ADMIN_REGISTRATION: mode, ADMIN_SETUP_TOKEN: token } = this.environment;
    if (!this.environment.PASSWORD_LOGIN) return WITHOUT_PASSWORDS;
    const portal = `${portalUrl(this.environment)}/`;
    if (mode !== 'closed' && (await this.makesOwner(manager, undefined))) {
      return `Open ${portal} and choose Register. The first account becomes the owner and can approve later ones.`;
    }
    if (await this.hasHadOwner(manager)) {
      return `The portal no longer has an owner, and the set-up link has been used. To add an owner, run ${CREATE_OWNER}.`;
    }
    if (token === undefined) return WITHOUT_TOKEN;
    return `The portal has no owner yet. Open this link to register the owner; it works once:\n${portal}#setup_token=${encodeURIComponent(token)}`;
  }
}

const WITHOUT_TOKEN = [
  'The portal has no owner yet, and on this server nobody becomes the owner by registering.',
  'Set ADMIN_SETUP_TOKEN (scripts/make-env makes one) and start again: you then get a link that makes the owner. Or name',
  'the owner with ADMIN_OWNER_USERNAME, ADMIN_OWNER_EMAIL and ADMIN_OWNER_PASSWORD. If your account already waits for',
  `approval, register again through that link with the same username, or run ${CREATE_OWNER}.`,
].join('\n');

const WITHOUT_PASSWORDS = [
  'The portal has no owner yet. Anybody in a group to which OIDC_ROLE_GROUPS gives the role owner becomes one when they',
  `sign in. Otherwise run ${CREATE_OWNER}.`,
].join('\n');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
