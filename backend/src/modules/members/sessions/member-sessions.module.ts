import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { sessionTokens } from '../../../platform/tokens/session-tokens.js';
import { provideTokens } from '../../../platform/tokens/signed-tokens.js';
import { MemberSession } from '../entities/member-session.entity.js';
import { MEMBER_TOKENS, MemberSessionService } from './member-session.service.js';

/** A module of its own, since the guard of every route depends on it. */
@Module({
  imports: [TypeOrmModule.forFeature([MemberSession])],
  providers: [MemberSessionService, provideTokens(MEMBER_TOKENS, sessionTokens('members'))],
  exports: [MemberSessionService],
})
export class MemberSessionsModule {}
