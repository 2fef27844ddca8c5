import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Headers,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@smash/contract';
import type { Response } from 'express';
import { ApiReturns, ApiErrors } from '../../platform/http/api-responses.decorator.js';
import { ApiKept } from '../../platform/http/api-kept.decorator.js';
import { ApiTotals } from '../../platform/http/api-totals.decorator.js';
import { withTotals } from '../../platform/http/counted-page.js';
import { NumberedListQueryDto } from '../../platform/http/ids-query.dto.js';
import { isPaged } from '../../platform/http/list-query.dto.js';
import { PUBLIC_CACHE, PUBLIC_VARY, sendCached } from '../../platform/http/send-cached.js';
import { JobIdPipe } from '../../platform/validation/id.pipes.js';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  Public,
  OptionalAdmin,
  Requires,
  ShowsMoreWith,
} from '../../platform/auth/access.decorators.js';
import { mayDo } from '../../platform/auth/index.js';
import { DeletedJobDto, JobDeletionDto } from './deleted-job.dto.js';
import { JobCountsDto } from './list/job-counts.dto.js';
import { JobCountsQueryDto } from './list/job-filters.dto.js';
import { JobDto } from './job.dto.js';
import { ListJobsQueryDto } from './list/list-jobs-query.dto.js';
import { SaveJobDto, UpdateJobDto } from './editing/save-job.dto.js';
import type { JobsView } from './list/jobs-page.js';
import { JobEditingService } from './editing/job-editing.service.js';
import { JobsService } from './jobs.service.js';
import { JobSearch } from './search/job-search.service.js';

@ApiTags('Jobs')
@Controller('jobs')
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly editing: JobEditingService,
    private readonly search: JobSearch,
  ) {}

  @Public()
  @ShowsMoreWith()
  @Get()
  @ApiOperation({
    summary: 'List the job postings, newest first',
    description:
      'Without parameters the response is the whole list. Drafts, stages and criteria are only for callers with `applications.read` or `jobs.edit`, the number of applications only for callers with `applications.read`.',
  })
  @ApiOkResponse({ type: [JobDto] })
  @ApiTotals()
  @ApiKept()
  @ApiErrors(401, 422)
  async listJobs(
    @Query() query: ListJobsQueryDto,
    @OptionalAdmin() admin: CurrentAdmin | undefined,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    response.setHeader('Vary', PUBLIC_VARY);
    const view = viewOf(admin);
    if (isPaged(query)) {
      const page = await this.jobs.listPage(query, view);
      // Not for callers with a token, who may be limited to some brands.
      if (!admin) response.setHeader('Cache-Control', PUBLIC_CACHE);
      response.json(withTotals(response, page));
    } else if (admin) {
      response.json(await this.jobs.listForPortal(view));
    } else {
      sendCached(response, await this.jobs.listPublic(), ifNoneMatch);
    }
  }

  @Public()
  @Get('counts')
  @Header('Cache-Control', PUBLIC_CACHE)
  @ApiOperation({
    summary: 'How many published jobs each choice of a filter would find, with the other filters unchanged',
    description: 'A job counts once for its city and once for its state.',
  })
  @ApiReturns(200, JobCountsDto)
  @ApiErrors(422)
  countJobs(@Query() query: JobCountsQueryDto): Promise<JobCountsDto> {
    return this.search.counts(query);
  }

  @Requires('applications.read')
  @Get('deleted')
  @ApiOperation({ summary: 'List the deleted job postings, most recently deleted first' })
  @ApiOkResponse({ type: [DeletedJobDto] })
  @ApiTotals()
  @ApiErrors(401, 422)
  async listDeletedJobs(
    @Query() query: NumberedListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeletedJobDto[]> {
    return withTotals(response, await this.jobs.listDeleted(query));
  }

  @Public()
  @ShowsMoreWith()
  @Get(':id')
  @ApiOperation({
    summary: 'Get a job posting',
    description:
      'Drafts, stages and criteria are only for callers with `applications.read` or `jobs.edit`; for others a draft is 404.',
  })
  @ApiReturns(200, JobDto)
  @ApiKept()
  @ApiErrors(401, 404, 422)
  async getJob(
    @Param('id', JobIdPipe) id: number,
    @OptionalAdmin() admin: CurrentAdmin | undefined,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    response.setHeader('Vary', PUBLIC_VARY);
    // Editors must see the newest version, so it is not cached.
    if (viewOf(admin) !== 'visitor') response.json(await this.jobs.get(id));
    else if (admin) response.json(await this.jobs.getPublished(id));
    else sendCached(response, await this.jobs.getPublic(id), ifNoneMatch);
  }

  @Requires('jobs.edit')
  @Post()
  @ApiOperation({
    summary: 'Post a job',
    description: 'The deadline of an active job must not have passed; it may be null.',
  })
  @ApiReturns(201, JobDto)
  @ApiErrors(401, 422)
  createJob(@LoggedInAdmin() admin: CurrentAdmin, @Body() body: SaveJobDto): Promise<JobDto> {
    return this.editing.create(admin.id, body);
  }

  @Requires('jobs.edit')
  @Put(':id')
  @ApiOperation({
    summary: 'Replace a job posting',
    description:
      'Send the `version` that you read: if somebody has changed the posting since, nothing is changed and the response is 409 job_changed; `detail` says who changed it and when. Sending what is already stored gets 200.',
  })
  @ApiReturns(200, JobDto)
  @ApiErrors(401, 404, 409, 422)
  updateJob(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', JobIdPipe) id: number,
    @Body() body: UpdateJobDto,
  ): Promise<JobDto> {
    return this.editing.update(admin.id, id, body);
  }

  @Requires('jobs.edit')
  @Post(':id/duplicate')
  @ApiOperation({
    summary: 'Copy a job posting',
    description:
      'The copy is named "Copy of …" and is a draft without a deadline. To publish it, send a PUT with `is_draft` false.',
  })
  @ApiReturns(201, JobDto)
  @ApiErrors(401, 404, 422)
  duplicateJob(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', JobIdPipe) id: number): Promise<JobDto> {
    return this.editing.duplicate(admin.id, id);
  }

  @Requires('jobs.edit')
  @Post(':id/close')
  @HttpCode(200)
  @ApiOperation({ summary: 'Close a job posting, so that it takes no more applications' })
  @ApiReturns(200, JobDto)
  @ApiErrors(401, 404, 422)
  closeJob(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', JobIdPipe) id: number): Promise<JobDto> {
    return this.editing.close(admin.id, id);
  }

  @Requires('jobs.remove')
  @Delete(':id')
  @ApiOperation({ summary: 'Delete a job posting; its applications stay, and the posting can be restored' })
  @ApiReturns(200, JobDeletionDto)
  @ApiErrors(401, 404, 422)
  async deleteJob(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', JobIdPipe) id: number,
  ): Promise<JobDeletionDto> {
    return { message: MESSAGES.jobDeleted, application_count: await this.editing.remove(admin.id, id) };
  }

  @Requires('jobs.remove')
  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Restore a deleted job posting as it was' })
  @ApiReturns(200, JobDto)
  @ApiErrors(401, 404, 422)
  restoreJob(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', JobIdPipe) id: number): Promise<JobDto> {
    return this.editing.restore(admin.id, id);
  }
}

/** Editors of jobs read all that can be edited, but not the numbers of applications. */
function viewOf(admin: CurrentAdmin | undefined): JobsView {
  if (admin && mayDo(admin, 'applications.read')) return 'reviewer';
  return admin && mayDo(admin, 'jobs.edit') ? 'editor' : 'visitor';
}
