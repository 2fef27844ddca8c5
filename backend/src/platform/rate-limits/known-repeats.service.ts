import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { AddressLimitName } from './rate-limits.js';

/** Key of the answered request that this one repeats, or undefined. */
type FindRepeated = (request: Request) => Promise<string | undefined>;

/** Registry of functions that recognise repeats. Modules that store responses register them. */
@Injectable()
export class KnownRepeats {
  private readonly finders = new Map<AddressLimitName, FindRepeated>();

  register(name: AddressLimitName, find: FindRepeated): void {
    this.finders.set(name, find);
  }

  async find(name: AddressLimitName, request: Request): Promise<string | undefined> {
    return this.finders.get(name)?.(request);
  }
}
