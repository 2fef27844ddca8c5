import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { TooManyRequestsException } from '../../errors/api-exception.js';
import { RateLimitService } from '../../rate-limits/rate-limit.service.js';

const LIMIT = 'apiToken';

/**
 * How often an API token may be used. Every response says how much is left, by draft-ietf-httpapi-ratelimit-headers-10:
 * `q` requests in `w` seconds, of which `r` remain for the next `t` seconds.
 */
@Injectable()
export class TokenLimit {
  constructor(private readonly limits: RateLimitService) {}

  /** @throws TooManyRequestsException with the seconds to wait */
  async count(tokenId: string, response: Response): Promise<void> {
    const { points, seconds } = this.limits.policyOf(LIMIT);
    const { wait, left } = await this.limits.tryConsume(LIMIT, tokenId);
    const { remaining, resetsIn } = left ?? { remaining: 0, resetsIn: wait };
    response.setHeader('RateLimit-Policy', `"token";q=${points};w=${seconds}`);
    response.setHeader('RateLimit', `"token";r=${remaining};t=${resetsIn}`);
    if (wait > 0) throw new TooManyRequestsException(wait);
  }
}
