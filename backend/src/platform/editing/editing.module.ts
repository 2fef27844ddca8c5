import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { EditingService } from './editing.service.js';

@Module({ imports: [AuditModule, AuthModule], providers: [EditingService], exports: [EditingService] })
export class EditingModule {}
