import { Module } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { sessionTokenOptions } from '../../../platform/tokens/session-tokens.js';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { MemberSession } from '../entities/member-session.entity.js';
import { MEMBER_TOKENS, MemberSessionService } from './member-session.service.js';

/** Apart from the members module, since the guard of every route asks it. */
@Module({
  imports: [TypeOrmModule.forFeature([MemberSession])],
  providers: [
    MemberSessionService,
    {
      provide: MEMBER_TOKENS,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => new JwtService(sessionTokenOptions(environment, 'members')),
    },
  ],
  exports: [MemberSessionService],
})
export class MemberSessionsModule {}
