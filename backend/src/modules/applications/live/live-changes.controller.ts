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
    summary: 'Stream changes of status and stage and the presence of others, as server-sent events',
    description:
      'The data of a "status" event is {id, job_id, status, stage_id, by: {id, username}}; that of a "presence" event is {id, step, by: {id, username}}, with the step arrived, here or left. A comment is sent every 15 seconds. The stream ends with the session and may end at any time: then open it again and reload the list. An account may have 30 streams at one backend; one more closes the oldest.',
  })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors(401)
  followApplicationChanges(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (request.method === 'HEAD') {
      response.type('text/event-stream').end();
      return Promise.resolve();
    }
    const token = bearerToken(request) ?? '';
    return this.changes.open(response, token, async () => {
      const admin = await this.sessions.find(token);
      return admin && mayDo(admin, 'applications.read') ? admin : null;
    });
  }

  @Requires('applications.read')
  @InBackground()
  @Put(':id/presence')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Tell others that you are looking at an application',
    description:
      'The presence is sent to everybody who follows the changes, and is not stored. Send `here` every 10 seconds: without it, others treat you as gone after 25 seconds. Nothing is sent for an application that does not exist, nor for more than ten presences a second.',
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
