import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiError } from '../http/api-responses.decorator.js';
import type { AddressLimitName } from './rate-limits.js';

export const ADDRESS_LIMIT = 'address-limit';

/** Counts every request to a route by its address, before anything else of it is read. */
export const LimitByAddress = (name: AddressLimitName) =>
  applyDecorators(SetMetadata(ADDRESS_LIMIT, name), ApiError(429));
