import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { InBackground, Requires } from '../../../platform/auth/access.decorators.js';
import { SessionService } from '../../../platform/auth/session.service.js';
import { isPermitted } from '@smash/contract';
import { ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { bearerToken } from '../../../platform/http/bearer-token.js';
import { LiveChanges } from './live-changes.service.js';

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
    summary: 'Changes of status and stage as they happen, as server-sent events',
    description:
      'Each event has the type "status" and data {id, job_id, status, stage_id, by: {id, username}}. A comment comes every 15 seconds. The ' +
      'stream ends with the session, and may end at any time: open it again, and read the list again.',
  })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors(401, 503)
  followApplicationChanges(@Req() request: Request, @Res() response: Response): Promise<void> {
    const token = bearerToken(request) ?? '';
    return this.changes.follow(response, async () => {
      const admin = await this.sessions.find(token);
      return admin !== undefined && isPermitted(admin.role, 'applications.read');
    });
  }
}
