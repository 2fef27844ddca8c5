import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { GuessLimits } from './guess-limits.service.js';
import { KnownDevices } from './known-devices.service.js';
import { KnownRepeats } from './known-repeats.service.js';
import { RateLimitService } from './rate-limit.service.js';

@Module({
  imports: [AuditModule],
  providers: [RateLimitService, KnownDevices, KnownRepeats, GuessLimits],
  exports: [RateLimitService, KnownDevices, KnownRepeats, GuessLimits, AuditModule],
})
export class RateLimitsModule {}
