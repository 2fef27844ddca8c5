import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  Requires,
  Shows,
} from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { ApplicationDto } from '../list/application.dto.js';
import { ApplicationsService } from '../list/applications.service.js';
import { AssignDto, ListReviewersQueryDto, ReviewerDto } from './assignee.dto.js';
import { AssigneesService } from './assignees.service.js';

@ApiTags('Applications')
@Controller()
export class AssigneesController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly assignees: AssigneesService,
  ) {}

  @Requires('applications.read')
  @Get('reviewers')
  @ApiOperation({
    summary: 'List the active accounts that may review applications, by name',
    description: 'Applications can be assigned to these accounts, and notes can mention them.',
  })
  @ApiReturns(200, [ReviewerDto])
  @ApiErrors(401, 422)
  listReviewers(@Query() query: ListReviewersQueryDto): Promise<ReviewerDto[]> {
    return this.assignees.listReviewers(query);
  }

  @Requires('applications.change_status')
  @Shows('applications.read')
  @Put('applications/:id/assignee')
  @ApiOperation({
    summary: 'Assign an application to a reviewer',
    description:
      'The assignee gets a mail some minutes later, unless you assign the application to yourself; one mail covers all assignments of those minutes. Send the assignee that you saw in `seen`: if somebody has assigned the application since, nothing is changed: 409 application_changed. For many applications: POST /applications/bulk.',
  })
  @ApiReturns(200, ApplicationDto)
  @ApiErrors(401, 404, 409, 422)
  setAssignee(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: AssignDto,
  ): Promise<ApplicationDto> {
    return this.applications.assign(admin, id, body);
  }
}
