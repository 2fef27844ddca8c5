import { Inject, Injectable } from '@nestjs/common';
import { COMPANY } from '@smash/contract';
import { generateSecret, generateURI } from 'otplib';
import { DataSource, type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { decryptText, encryptText } from '../../encryption/encrypted-text.js';
import { AccountService } from '../accounts/account.service.js';
import type { Admin } from '../entities/admin.entity.js';
import { TotpSecret } from './entities/totp-secret.entity.js';
import { stepOfCode } from './totp-code.js';
import { isPast } from '../../statements/is-past.js';

/** How long a secret waits for the first code of its app. */
const WAITING_MS = 15 * 60_000;

/** How long after it the first code of an app may be sent again. */
const REPEATED_MS = 2 * 60_000;

/** Names table, column and row, so that the text can be decrypted nowhere else. */
export const placeOfSecret = (id: string): string => `totp_secrets|encrypted_secret|${id}`;

/** Codes of an authenticator app (RFC 6238: six digits, 30 seconds, and SHA-1, the one that the apps support). */
@Injectable()
export class TotpService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
  ) {}

  /** Makes a secret that counts once the app has given a code; replaces a secret that was still waiting. */
  async begin({ id: adminId, username }: Pick<Admin, 'id' | 'username'>) {
    const secret = generateSecret();
    const id = uuidv7();
    const encryptedSecret = encryptText(secret, placeOfSecret(id), this.environment.FILE_ENCRYPTION_KEYS);
    await this.dataSource.transaction(async (manager) => {
      await this.accounts.lock(manager, adminId);
      await manager.delete(TotpSecret, { adminId, confirmedAt: IsNull() });
      await manager.insert(TotpSecret, { id, adminId, encryptedSecret, confirmedAt: null });
    });
    return { secret, uri: generateURI({ issuer: COMPANY.name, label: username, secret }) };
  }

  /** Makes the waiting secret the one that counts. @returns whether the code was right */
  async confirm(manager: EntityManager, adminId: string, code: string): Promise<boolean> {
    const waiting = await manager.findOneBy(TotpSecret, { adminId, confirmedAt: IsNull() });
    if (!waiting || waiting.createdAt.getTime() < Date.now() - WAITING_MS) return false;
    const lastStep = this.stepOf(waiting, code);
    if (lastStep === undefined) return false;
    await manager.delete(TotpSecret, { adminId, confirmedAt: Not(IsNull()) });
    await manager.update(TotpSecret, { id: waiting.id }, { confirmedAt: new Date(), lastStep });
    return true;
  }

  /**
   * The secret that was confirmed with this very code a moment ago, whose app gave no other code since: the sender has
   * not got the response.
   */
  async findConfirmedWith(
    manager: EntityManager,
    adminId: string,
    code: string,
  ): Promise<TotpSecret | undefined> {
    const secret = await this.find(adminId, manager);
    if (!secret?.confirmedAt || secret.confirmedAt.getTime() < Date.now() - REPEATED_MS) return undefined;
    const { lastStep } = secret;
    return this.stepOf({ ...secret, lastStep: lastStep - 1 }, code) === lastStep ? secret : undefined;
  }

  /** Uses up a code; of several requests with the same code, on any replica, only one succeeds. */
  async use(manager: EntityManager, adminId: string, code: string): Promise<boolean> {
    const secret = await this.find(adminId, manager);
    if (!secret) return false;
    const lastStep = this.stepOf(secret, code);
    if (lastStep === undefined) return false;
    const unused = { id: secret.id, lastStep: LessThan(lastStep) };
    const { affected } = await manager.update(TotpSecret, unused, { lastStep });
    return affected === 1;
  }

  /** The confirmed secret of an account. */
  find(adminId: string, manager: EntityManager = this.dataSource.manager): Promise<TotpSecret | null> {
    return manager.findOneBy(TotpSecret, { adminId, confirmedAt: Not(IsNull()) });
  }

  /** Removes all secrets of an account. @returns whether it had a confirmed one */
  async remove(manager: EntityManager, adminId: string): Promise<boolean> {
    const hadOne = (await this.find(adminId, manager)) !== null;
    await manager.delete(TotpSecret, { adminId });
    return hadOne;
  }

  async removeExpired(): Promise<void> {
    const expired = { confirmedAt: IsNull(), createdAt: isPast({ ago: WAITING_MS }) };
    await this.dataSource.manager.delete(TotpSecret, expired);
  }

  private stepOf({ id, encryptedSecret, lastStep }: TotpSecret, code: string): number | undefined {
    const secret = decryptText(encryptedSecret, placeOfSecret(id), this.environment.FILE_ENCRYPTION_KEYS);
    return stepOfCode(secret, code, lastStep, Date.now());
  }
}
