import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { verifyPassword } from '../../platform/auth/index.js';
import { RateLimitService } from '../../platform/rate-limits/rate-limit.service.js';
import type { OneTimeTokenPurpose } from '../../platform/tokens/index.js';
import { OneTimeTokensService } from '../../platform/tokens/one-time-tokens.service.js';
import { TokenNotValidException } from '../../platform/tokens/tokens.errors.js';
import { Member } from './entities/member.entity.js';

interface SentLink {
  purpose: OneTimeTokenPurpose;
  token: string;
  password: string;
}

/** Handles links that members send again because the response was lost. */
@Injectable()
export class UsedLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: RateLimitService,
    private readonly oneTimeTokens: OneTimeTokensService,
  ) {}

  /** Runs an action with a link. A used link counts as success if the member now has the password that came with it. */
  async once(link: SentLink, action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof TokenNotValidException) || !(await this.isDone(link))) throw error;
    }
  }

  private async isDone({ password, ...link }: SentLink): Promise<boolean> {
    const id = await this.oneTimeTokens.findUsed(link);
    if (!id) return false;
    const member = await this.dataSource.manager.findOne(Member, {
      select: { id: true, email: true, passwordHash: true },
      where: { id, confirmedAt: Not(IsNull()) },
    });
    if (!member) return false;
    // A used link must not let anybody try passwords without limit.
    await this.limits.consume('confirmationByEmail', member.email.toLowerCase());
    return verifyPassword(member.passwordHash, password);
  }
}
