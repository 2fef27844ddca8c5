import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { ApiTotals } from '../../../platform/http/api-totals.decorator.js';
import { withTotals } from '../../../platform/http/counted-page.js';
import { sendJsonArray } from '../../../platform/http/json-array-stream.js';
import { isPaged } from '../../../platform/http/list-query.dto.js';
import { JobIdPipe, UuidPipe } from '../../../platform/validation/id.pipes.js';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  Requires,
  Shows,
} from '../../../platform/auth/access.decorators.js';
import { ApplicationRemovalService } from '../removal/application-removal.service.js';
import { RemoveApplicationQueryDto } from '../removal/remove-application-query.dto.js';
import { ApplicationIdsDto } from '../status/bulk.dto.js';
import { ApplicationOpenings } from './application-openings.service.js';
import { ApplicationsService } from './applications.service.js';
import { ApplicationStatusDto } from '../status/application-status.dto.js';
import { ApplicationDto, ChangedApplicationDto } from './application.dto.js';
import { ListApplicationsQueryDto, ListJobApplicationsQueryDto } from './list-applications-query.dto.js';

@ApiTags('Applications')
@Controller()
export class ApplicationsController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly removal: ApplicationRemovalService,
    private readonly openings: ApplicationOpenings,
  ) {}

  @Requires('applications.read')
  @Get('applications-list')
  @ApiOperation({
    summary: 'List the applications for all jobs, newest first',
    description:
      'Without parameters the response is the whole list, streamed, and the audit log records that it was read.',
  })
  @ApiOkResponse({ type: [ApplicationDto] })
  @ApiTotals()
  @ApiErrors(401, 422)
  listApplications(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Query() query: ListApplicationsQueryDto,
    @Res() response: Response,
  ): Promise<void> {
    return this.sendList(admin, query, response);
  }

  @Requires('applications.read')
  @Get('jobs/:id/applications')
  @ApiOperation({
    summary: 'List the applications for one job, newest first',
    description:
      'Without parameters the response is the whole list, streamed, and the audit log records that it was read.',
  })
  @ApiOkResponse({ type: [ApplicationDto] })
  @ApiTotals()
  @ApiErrors(401, 422)
  listJobApplications(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', JobIdPipe) jobId: number,
    @Query() query: ListJobApplicationsQueryDto,
    @Res() response: Response,
  ): Promise<void> {
    return this.sendList(admin, query, response, jobId);
  }

  @Requires('applications.read')
  @Post('applications/unopened')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Which of these applications you have not opened yet',
    description:
      'The response keeps the order of the request. An application in a list does not count as opened.',
  })
  @ApiReturns(200, ApplicationIdsDto)
  @ApiErrors(401, 422)
  async findUnopened(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() { ids }: ApplicationIdsDto,
  ): Promise<{ ids: string[] }> {
    return { ids: await this.openings.unopened(admin.id, ids) };
  }

  @Requires('applications.read')
  @Get('applications/:id')
  @ApiOperation({
    summary: 'Get an application',
    description: 'The audit log records the opening, once in ten minutes for each account.',
  })
  @ApiReturns(200, ApplicationDto)
  @ApiErrors(401, 404, 422)
  getApplication(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
  ): Promise<ApplicationDto> {
    return this.applications.open(admin, id);
  }

  @Requires('applications.change_status')
  @Shows('applications.read')
  @Put('applications/:id/status')
  @ApiOperation({
    summary: 'Set the status of an application',
    description:
      'Send the `seen_status`: if somebody has changed the application since, nothing is changed: 409 application_changed, and `detail` says who changed what.',
  })
  @ApiReturns(200, ChangedApplicationDto)
  @ApiErrors(401, 404, 409, 422)
  setApplicationStatus(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: ApplicationStatusDto,
  ): Promise<ChangedApplicationDto> {
    return this.applications.setStatus(admin, { ...body, id });
  }

  @Requires('applications.remove')
  @Delete('applications/:id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Remove an application',
    description:
      'The application can be restored for some minutes, then it is erased with its files. With `reason=request` it is erased at once, as by its applicant: with all versions, notes about the person and job alerts. Without the password, 429 after 100 removals in ten minutes.',
  })
  @ApiReturns(204)
  @ApiErrors(401, 404, 422, 429)
  deleteApplication(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Query() { reason }: RemoveApplicationQueryDto,
  ): Promise<void> {
    return reason === 'request'
      ? this.removal.eraseOnRequest(admin.id, id)
      : this.removal.removeOne(admin.id, id);
  }

  private async sendList(
    { id: readerId }: CurrentAdmin,
    query: ListJobApplicationsQueryDto,
    response: Response,
    jobId?: number,
  ): Promise<void> {
    if (isPaged(query)) {
      const page = await this.applications.listPage({ ...query, ...(jobId && { job_id: jobId }) }, readerId);
      response.json(withTotals(response, page));
    } else {
      await sendJsonArray(response, this.applications.readAll(readerId, jobId));
    }
  }
}
