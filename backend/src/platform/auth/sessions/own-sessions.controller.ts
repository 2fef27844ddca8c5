import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiReturns, ApiErrors } from '../../http/api-responses.decorator.js';
import { UuidPipe } from '../../validation/id.pipes.js';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../access.decorators.js';
import { OwnSessionDto } from './own-session.dto.js';
import { OwnSessionsService } from './own-sessions.service.js';

@ApiTags('Accounts')
@Controller('me/sessions')
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  @Requires('own_account.use')
  @Get()
  @ApiOperation({ summary: 'Your own sessions, the most recently used first' })
  @ApiReturns(200, [OwnSessionDto])
  @ApiErrors(401)
  listOwnSessions(@LoggedInAdmin() admin: CurrentAdmin): Promise<OwnSessionDto[]> {
    return this.sessions.list(admin);
  }

  @Requires('own_account.use')
  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'End one of your own sessions',
    description: 'Repeating the request changes nothing.',
  })
  @ApiReturns(204)
  @ApiErrors(401, 404, 422)
  endOwnSession(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.sessions.end(admin, id);
  }

  @Requires('own_account.use')
  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'End all your sessions except this one' })
  @ApiReturns(204)
  @ApiErrors(401)
  endOtherSessions(@LoggedInAdmin() admin: CurrentAdmin): Promise<void> {
    return this.sessions.endOthers(admin);
  }
}
