import { Module } from '@nestjs/common';
import { OneTimeLinksService } from './one-time-links.service.js';

@Module({ providers: [OneTimeLinksService], exports: [OneTimeLinksService] })
export class LinksModule {}
