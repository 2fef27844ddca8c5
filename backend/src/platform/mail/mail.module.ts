import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENVIRONMENT } from '../config/environment.js';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';
import { MailController } from './mail.controller.js';
import { MailWorker } from './mail-worker.service.js';
import { Mail } from './mail.entity.js';
import { MailService } from './mail.service.js';
import { createMailTransport, MAIL_TRANSPORT } from './transport/create-mail-transport.js';

@Module({
  imports: [TypeOrmModule.forFeature([Mail]), AuditModule, AuthModule],
  controllers: [MailController, ContactController],
  providers: [
    MailService,
    MailWorker,
    ContactService,
    { provide: MAIL_TRANSPORT, inject: [ENVIRONMENT], useFactory: createMailTransport },
  ],
  exports: [MailService],
})
export class MailModule {}
