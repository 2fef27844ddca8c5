import { Module } from '@nestjs/common';
import { GuessLimits } from './guess-limits.service.js';
import { KnownDevices } from './known-devices.service.js';
import { RateLimitService } from './rate-limit.service.js';

@Module({
  providers: [RateLimitService, KnownDevices, GuessLimits],
  exports: [RateLimitService, KnownDevices, GuessLimits],
})
export class RateLimitsModule {}
