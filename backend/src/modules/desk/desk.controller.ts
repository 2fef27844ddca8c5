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
    summary: 'Get the desk: what needs attention, in numbers',
    description:
      'The parts: new applications, imported ones included, since your last visit (a visit ends 30 minutes after you last opened the desk); applications that have waited for review for more than seven days; pending applications assigned to you; applications with notes that mention you and that you have not read; decided applications whose applicants were not told; interviews still to come today; offers of interviews without a time that can still be chosen; deadlines within a week; accounts that wait for approval; and mails that were given up. Each number is that of the list with the same filter.',
  })
  @ApiReturns(200, DeskDto)
  @ApiErrors(401)
  getDesk(@LoggedInAdmin() admin: CurrentAdmin, @CalledBy() { request }: Caller): Promise<DeskDto> {
    return this.desk.get(admin, { isVisit: request.get(BACKGROUND_HEADER) === undefined });
  }
}
