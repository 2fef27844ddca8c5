import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { GuessLimits } from './guess-limits.service.js';
import { KnownDevices } from './known-devices.service.js';
import { RateLimitService } from './rate-limit.service.js';

@Module({
  imports: [AuditModule],
  providers: [RateLimitService, KnownDevices, GuessLimits],
  exports: [RateLimitService, KnownDevices, GuessLimits, AuditModule],
})
export class RateLimitsModule {}
