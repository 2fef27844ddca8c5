import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { BACKGROUND_HEADER } from '@smash/contract';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../platform/http/api-responses.decorator.js';
import { CalledBy, type Caller } from '../../platform/rate-limits/caller.decorator.js';
import { DeskDto } from './desk.dto.js';
import { DeskService } from './desk.service.js';

@ApiTags('Applications')
@Controller('desk')
export class DeskController {
  constructor(private readonly desk: DeskService) {}

  @Requires('applications.read')
  @Get()
  @ApiOperation({
    summary: 'What needs attention, with numbers',
    description:
      'New applications since the last visit (one that ended half an hour ago or longer), imported ones too, those that wait for their review longer than ' +
      'seven days, those assigned to you and still pending, those whose notes mention you and that you have not read, decided ones whose applicants were not told, interviews still to come today, those on offer without a time that can still be chosen, deadlines within a week, ' +
      'accounts that wait for approval, and mails that were given up. Each number is that of the list with the same filter.',
  })
  @ApiReturns(200, DeskDto)
  @ApiErrors(401)
  getDesk(@LoggedInAdmin() admin: CurrentAdmin, @CalledBy() { request }: Caller): Promise<DeskDto> {
    return this.desk.get(admin, { isVisit: request.get(BACKGROUND_HEADER) === undefined });
  }
}
