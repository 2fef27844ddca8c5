import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { readableCode } from '../../text/readable-code.js';
import { RecoveryCode } from './entities/recovery-code.entity.js';

const RECOVERY_CODES = 10;
/** Four groups of four out of 31 characters: 79 bits of entropy. */
const GROUPS = 4;

/** Codes on paper; each replaces the second factor once. */
@Injectable()
export class RecoveryCodesService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Replaces all codes of an account by ten new ones, in the caller's transaction.
   * @returns the codes, which are never shown again
   */
  async make(manager: EntityManager, adminId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => readableCode(GROUPS));
    await this.removeAll(manager, adminId);
    await manager.insert(
      RecoveryCode,
      codes.map((code) => ({ adminId, codeHash: hashOf(adminId, code), usedAt: null })),
    );
    return codes;
  }

  /** Uses up a code; of several requests with the same code, on any replica, only one succeeds. */
  async use(manager: EntityManager, adminId: string, code: string): Promise<boolean> {
    const unused = { codeHash: hashOf(adminId, code), adminId, usedAt: IsNull() };
    const { affected } = await manager.update(RecoveryCode, unused, { usedAt: new Date() });
    return affected === 1;
  }

  /** How many codes are unused. */
  countLeft(adminId: string, manager: EntityManager = this.dataSource.manager): Promise<number> {
    return manager.countBy(RecoveryCode, { adminId, usedAt: IsNull() });
  }

  /** Whether the codes of an account were made after a moment. */
  wereMadeSince(manager: EntityManager, adminId: string, moment: Date): Promise<boolean> {
    return manager.existsBy(RecoveryCode, { adminId, createdAt: MoreThan(moment) });
  }

  async removeAll(manager: EntityManager, adminId: string): Promise<void> {
    await manager.delete(RecoveryCode, { adminId });
  }
}

/** The case, hyphens and spaces of a code do not matter. */
const hashOf = (adminId: string, code: string): string =>
  createHash('sha256')
    .update(`${adminId} ${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`)
    .digest('hex');
