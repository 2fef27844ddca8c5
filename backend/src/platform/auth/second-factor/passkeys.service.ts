import { Inject, Injectable, Logger } from '@nestjs/common';
import { COMPANY } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ENVIRONMENT, type Environment, portalOrigin } from '../../config/environment.js';
import type { Admin } from '../entities/admin.entity.js';
import { Passkey } from './entities/passkey.entity.js';
import { CEREMONY_MS, type Ceremony, PasskeyChallengesService } from './passkey-challenges.service.js';
import { type Assertion, type Attestation, toAuthentication, toRegistration, webAuthn } from './webauthn.js';

/** Most passkeys of one person: more than anybody has devices, and few enough for one page. */
export const MOST_PASSKEYS = 20;

/** Passkeys (WebAuthn): a signature shows that the key was there and that its owner unlocked it. */
@Injectable()
export class PasskeysService {
  private readonly logger = new Logger('Passkeys');

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly challenges: PasskeyChallengesService,
  ) {}

  list(adminId: string, manager: EntityManager = this.dataSource.manager): Promise<Passkey[]> {
    return manager.find(Passkey, { where: { adminId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Options with which a browser makes a passkey. */
  async registrationOptions({ id, username }: Pick<Admin, 'id' | 'username'>, ceremony: Ceremony) {
    const { generateRegistrationOptions } = await webAuthn();
    return generateRegistrationOptions({
      rpName: COMPANY.name,
      rpID: this.relyingParty().expectedRPID,
      userID: new Uint8Array(Buffer.from(id)),
      userName: username,
      userDisplayName: username,
      challenge: await this.challenges.issue(ceremony),
      timeout: CEREMONY_MS,
      attestationType: 'none',
      excludeCredentials: await this.descriptors(id),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
  }

  /**
   * Checks a passkey that a browser made, and uses up the challenge.
   * @returns the key to add, or undefined when it is refused
   */
  async readRegistration(attestation: Attestation, ceremony: Ceremony) {
    const expectedChallenge = await this.challenges.consume(ceremony);
    if (expectedChallenge === undefined) return undefined;
    const { verifyRegistrationResponse } = await webAuthn();
    const result = await this.orRefused(
      verifyRegistrationResponse({
        ...this.relyingParty(),
        response: toRegistration(attestation),
        expectedChallenge,
        requireUserVerification: true,
      }),
    );
    if (!result?.verified) return undefined;
    const { id: credentialId, publicKey, counter } = result.registrationInfo.credential;
    return { credentialId, publicKey: Buffer.from(publicKey), counter, transports: attestation.transports };
  }

  async add(
    manager: EntityManager,
    passkey: Pick<Passkey, 'adminId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'>,
  ): Promise<Passkey> {
    const added = { ...passkey, id: uuidv7(), createdAt: new Date(), lastUsedAt: null };
    await manager.insert(Passkey, added);
    return added;
  }

  /** Options with which a browser signs with a passkey of the account. */
  async authenticationOptions(ceremony: Ceremony) {
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({
      rpID: this.relyingParty().expectedRPID,
      allowCredentials: await this.descriptors(ceremony.adminId),
      challenge: await this.challenges.issue(ceremony),
      timeout: CEREMONY_MS,
      userVerification: 'required',
    });
  }

  /** Uses up the challenge. @returns whether a passkey of the account signed it, for this site and unlocked by its owner */
  async authenticate(assertion: Assertion, ceremony: Ceremony): Promise<boolean> {
    const expectedChallenge = await this.challenges.consume(ceremony);
    const passkey = await this.dataSource.manager.findOneBy(Passkey, {
      credentialId: assertion.id,
      adminId: ceremony.adminId,
    });
    if (expectedChallenge === undefined || !passkey) return false;
    const { credentialId: id, publicKey, counter } = passkey;
    const { verifyAuthenticationResponse } = await webAuthn();
    const result = await this.orRefused(
      verifyAuthenticationResponse({
        ...this.relyingParty(),
        response: toAuthentication(assertion),
        expectedChallenge,
        credential: { id, publicKey: new Uint8Array(publicKey), counter },
        requireUserVerification: true,
      }),
    );
    if (!result?.verified) return false;
    // The update requires the previous counter: a copy of the key that signs at the same time is refused.
    const { affected } = await this.dataSource.manager.update(
      Passkey,
      { id: passkey.id, counter },
      { counter: result.authenticationInfo.newCounter, lastUsedAt: new Date() },
    );
    return affected === 1;
  }

  async rename(adminId: string, id: string, name: string): Promise<boolean> {
    const { affected } = await this.dataSource.manager.update(Passkey, { id, adminId }, { name });
    return affected === 1;
  }

  /** Removes one passkey, or all of an account. @returns whether there was one */
  async remove(manager: EntityManager, adminId: string, id?: string): Promise<boolean> {
    const { affected } = await manager.delete(Passkey, id === undefined ? { adminId } : { id, adminId });
    return (affected ?? 0) > 0;
  }

  private async descriptors(adminId: string) {
    const passkeys = await this.list(adminId);
    return passkeys.map(({ credentialId: id, transports }) => ({ id, transports }));
  }

  private relyingParty() {
    const expectedOrigin = portalOrigin(this.environment);
    return { expectedOrigin, expectedRPID: new URL(expectedOrigin).hostname };
  }

  /** The library throws for every fault; the log gets the reason, without the person. */
  private orRefused<Result>(verification: Promise<Result>): Promise<Result | undefined> {
    return verification.catch((error: unknown) => {
      this.logger.debug({ err: error }, 'a passkey was refused');
      return undefined;
    });
  }
}
