import { Body, Controller, Get, HttpCode, Param, Put, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  InBackground,
  Requires,
} from '../../../platform/auth/access.decorators.js';
import { mayDo } from '../../../platform/auth/index.js';
import { SessionService } from '../../../platform/auth/sessions/session.service.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { bearerToken } from '../../../platform/http/bearer-token.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { LiveChanges } from './live-changes.service.js';
import { PresenceDto } from './presence.dto.js';

@ApiTags('Applications')
@Controller('applications')
export class LiveChangesController {
  constructor(
    private readonly changes: LiveChanges,
    private readonly sessions: SessionService,
  ) {}

  @Requires('applications.read')
  @InBackground()
  @Get('changes')
  @ApiOperation({
    summary: 'Changes of status and stage, and who looks at what, as they happen, as server-sent events',
    description:
      'An event "status" has the data {id, job_id, status, stage_id, by: {id, username}}; an event "presence" {id, step, by: ' +
      '{id, username}}, where the step is arrived, here or left. A comment comes every 15 seconds. The stream ends with the ' +
      'session, and may end at any time: open it again, and read the list again. Of more than 30 of one account at one ' +
      'backend the oldest ends.',
  })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors(401, 503)
  followApplicationChanges(@Req() request: Request, @Res() response: Response): Promise<void> {
    const token = bearerToken(request) ?? '';
    return this.changes.follow(response, token, async () => {
      const admin = await this.sessions.find(token);
      return admin && mayDo(admin, 'applications.read') ? admin : null;
    });
  }

  @Requires('applications.read')
  @InBackground()
  @Put(':id/presence')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Tell others that you look at an application',
    description:
      'It goes to those who follow the changes, and is kept nowhere. Say "here" every 10 seconds: whoever has not heard it ' +
      'for 25 takes you for gone. Of an application that is not there nobody is told, nor of more than ten things in a second.',
  })
  @ApiReturns(204)
  @ApiErrors(401, 422)
  tellPresence(
    @LoggedInAdmin() { id: adminId, username }: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() { step }: PresenceDto,
  ): Promise<void> {
    return this.changes.announcePresence({ id, step, by: { id: adminId, username } });
  }
}
