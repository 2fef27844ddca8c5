import { Module } from '@nestjs/common';
import { CommunityModule } from '../community/community.module.js';
import { MembersModule } from '../members/members.module.js';
import { CountsController } from './counts.controller.js';
import { CountsService } from './counts.service.js';

@Module({
  imports: [CommunityModule, MembersModule],
  controllers: [CountsController],
  providers: [CountsService],
})
export class CountsModule {}
