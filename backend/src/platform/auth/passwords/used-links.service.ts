import { Injectable } from '@nestjs/common';
import { RateLimitService } from '../../rate-limits/rate-limit.service.js';
import type { OneTimeTokenPurpose } from '../../tokens/index.js';
import { OneTimeTokensService } from '../../tokens/one-time-tokens.service.js';
import { TokenNotValidException } from '../../tokens/tokens.errors.js';
import { verifyPassword } from './passwords.js';

/** An account of the portal or a member. */
interface Owner {
  email: string;
  passwordHash: string | null;
}

interface SentLink {
  purpose: OneTimeTokenPurpose;
  token: string;
  password: string;
  /** Finds the confirmed owner with an id. */
  findOwner: (id: string) => Promise<Owner | null>;
}

/** Handles links that people send again because the response was lost. */
@Injectable()
export class UsedLinks {
  constructor(
    private readonly limits: RateLimitService,
    private readonly oneTimeTokens: OneTimeTokensService,
  ) {}

  /** Runs an action with a link. A used link counts as success if its owner now has the password that came with it. */
  async once(link: SentLink, action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof TokenNotValidException) || !(await this.isDone(link))) throw error;
    }
  }

  private async isDone({ password, findOwner, ...link }: SentLink): Promise<boolean> {
    const id = await this.oneTimeTokens.findUsed(link);
    const owner = id && (await findOwner(id));
    if (!owner) return false;
    // A used link must not let anybody try passwords without limit.
    await this.limits.consume('confirmationByEmail', owner.email.toLowerCase());
    return verifyPassword(owner.passwordHash, password);
  }
}
