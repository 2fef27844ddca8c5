import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { UNKNOWN_ACCOUNT } from '@smash/contract';
import type { Request } from 'express';
import { AuditTally } from '../audit/audit-tally.service.js';
import { TooManyRequestsException } from '../errors/api-exception.js';
import { repeatWhenAway } from '../statements/repeat-when-away.js';
import { ADDRESS_LIMIT } from './limit-by-address.decorator.js';
import { KnownDevices } from './known-devices.service.js';
import { KnownRepeats } from './known-repeats.service.js';
import { networkOf, shortNetworkOf, siteOf } from './network.js';
import { RateLimitService } from './rate-limit.service.js';
import { type AddressLimitName, COARSE_LIMITS, type GuessedSecret } from './rate-limits.js';

/**
 * Refuses requests that come too often from one network. It is the first guard, and bodies are read after the guards:
 * over the limit a request costs one statement, whatever it contains, and an invalid request counts like any other.
 */
@Injectable()
export class AddressLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimitService,
    private readonly devices: KnownDevices,
    private readonly repeats: KnownRepeats,
    private readonly tally: AuditTally,
  ) {}

  canActivate(context: ExecutionContext): Promise<boolean> {
    // A repetition may count an attempt twice.
    return repeatWhenAway(() => this.count(context));
  }

  private async count(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<AddressLimitName | undefined>(ADDRESS_LIMIT, context.getHandler());
    if (!name) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const { ip = '' } = request;
    if (await this.isSpared(name, request)) return true;
    try {
      await this.limits.consumeFrom({ network: networkOf(ip), site: siteOf(ip) }, name);
    } catch (error) {
      if (await this.isRepeat(name, request)) return true;
      if (error instanceof TooManyRequestsException && error.isFirst) this.recordRefusal(name, request);
      throw error;
    }
    return true;
  }

  /** Records a refused login, once until logins from there are allowed again; other refusals are not recorded. */
  private recordRefusal(name: AddressLimitName, { ip = '' }: Request): void {
    if (name !== 'loginByAddress') return;
    const subject = { actorId: null, objectType: 'account', objectId: UNKNOWN_ACCOUNT } as const;
    this.tally.record({
      ...subject,
      action: 'account.login_refused',
      data: { network: shortNetworkOf(ip) ?? 'unknown' },
    });
  }

  /**
   * Whether the request repeats an answered one. Repeats have a limit of their own, so that others in the network do not
   * block them.
   */
  private async isRepeat(name: AddressLimitName, request: Request): Promise<boolean> {
    const repeated = await this.repeats.find(name, request);
    return repeated !== undefined && (await this.limits.tryConsume(name, repeated)).wait === 0;
  }

  /**
   * Spares a device that somebody has logged in with before, so that others in its network do not hold it up. Once the
   * device's own limit is used up, perhaps from another device of the account, the network's limit applies.
   */
  private async isSpared(name: AddressLimitName, request: Request): Promise<boolean> {
    const secret = (Object.keys(COARSE_LIMITS) as GuessedSecret[]).find((key) => COARSE_LIMITS[key] === name);
    const device = secret && (await this.devices.subjectFor(secret, { request }));
    return device !== undefined && (await this.limits.tryConsume(name, device)).wait === 0;
  }
}
