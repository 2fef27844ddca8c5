import { Module } from '@nestjs/common';
import { AuditFollowers } from './audit-followers.js';
import { AuditLabels } from './audit-labels.service.js';
import { AuditService } from './audit.service.js';
import { AuditTally } from './audit-tally.service.js';
import { AuditRetention } from './retention/audit-retention.service.js';
import { AuditSealsService } from './seals/audit-seals.service.js';
import { SettingsRecord } from './settings-record.service.js';

@Module({
  providers: [
    AuditFollowers,
    AuditService,
    AuditTally,
    AuditLabels,
    AuditSealsService,
    AuditRetention,
    SettingsRecord,
  ],
  exports: [AuditFollowers, AuditService, AuditTally, AuditLabels, AuditSealsService, AuditRetention],
})
export class AuditModule {}
