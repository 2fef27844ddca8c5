import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { AddressLimitName } from './rate-limits.js';

/** What a request is a repeat of, as its headers and its address say; undefined for any other. */
type FindRepeated = (request: Request) => Promise<string | undefined>;

/** Tells requests that were answered before, of which the parts of the system that keep the answers know. */
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
