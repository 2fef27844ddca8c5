import { Module } from '@nestjs/common';
import { OneTimeLinksService } from './one-time-tokens.service.js';

@Module({ providers: [OneTimeLinksService], exports: [OneTimeLinksService] })
export class LinksModule {}
