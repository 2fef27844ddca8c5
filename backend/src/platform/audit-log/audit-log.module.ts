import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { AuditLogController } from './audit-log.controller.js';
import { AuditLogService } from './audit-log.service.js';

/**
 * Reads the audit log. Apart from AuditModule, which writes it: reading needs accounts, and accounts write entries
 * themselves.
 */
@Module({
  imports: [AuditModule, AuthModule],
  controllers: [AuditLogController],
  providers: [AuditLogService],
})
export class AuditLogModule {}
