import { Body, Controller, Get, Headers, HttpStatus, Post, UseFilters, UseGuards } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import { isAnswerField, QUESTION_LIMITS } from '@smash/contract';
import { Public } from '../../../platform/auth/access.decorators.js';
import { ReceivesForm, UploadInterceptor } from '../../../platform/files/upload.interceptor.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { IDEMPOTENCY_KEY_HEADER } from '../../../platform/http/idempotency-key.js';
import { CalledBy, type Caller } from '../../../platform/rate-limits/caller.decorator.js';
import { SubmissionFilter } from '../apply/submission.filter.js';
import { FILE_FIELDS } from '../apply/submitted-files.js';
import { CandidateAccess } from '../candidate/candidate-access.service.js';
import { CandidateUploadGuard } from '../candidate/candidate-upload.guard.js';
import { CandidateGuard, OwnApplication, OwnSession } from '../candidate/candidate.guard.js';
import { ApplicationUpdate } from './application-update.service.js';
import { SentApplicationDto, UpdatedApplicationDto, UpdateFormDto } from './update.dto.js';

/** Newer versions of the applicant's own application. */
@Public()
@UseGuards(CandidateGuard)
@ApiTags('Own application')
@ApiBearerAuth('candidate')
@Controller('my-application/update')
export class UpdateController {
  constructor(
    private readonly updates: ApplicationUpdate,
    private readonly access: CandidateAccess,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'What was sent, for the form of a newer version',
    description: 'Asking for it keeps the page open for another hour, in which the form can be filled in.',
  })
  @ApiReturns(200, SentApplicationDto)
  @ApiErrors(401, 404, 409)
  async readSentApplication(
    @OwnApplication() id: string,
    @OwnSession() session: string,
  ): Promise<SentApplicationDto> {
    const sent = await this.updates.read(id);
    return { ...sent, page_expires_at: await this.access.keepOpen(session) };
  }

  @Post()
  @UseGuards(CandidateUploadGuard)
  @UseFilters(SubmissionFilter)
  @ReceivesForm(
    UploadInterceptor(Object.values(FILE_FIELDS), {
      isExpected: isAnswerField,
      fields: QUESTION_LIMITS.questions,
      files: QUESTION_LIMITS.files,
    }),
  )
  @ApiOperation({
    summary: 'Send a newer version of the own application for the same job',
    description:
      'While the job is open and nobody has decided. It is an application of its own, with the address of the earlier one, ' +
      'which is kept and counts as withdrawn. The form is that of applying; files that are not sent again are those of ' +
      'before. A repetition with the same Idempotency-Key and content changes nothing.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UpdateFormDto })
  @ApiHeader({ ...IDEMPOTENCY_KEY_HEADER, required: false })
  @ApiResponse({ status: 201, type: UpdatedApplicationDto, description: 'Taken' })
  @ApiResponse({ status: 200, type: UpdatedApplicationDto, description: 'Was taken before' })
  @ApiErrors(401, 404, 409, 422, 429)
  async updateOwnApplication(
    @OwnApplication() applicationId: string,
    @Body() body: Record<string, unknown>,
    @Headers('idempotency-key') clientKey: string | undefined,
    @CalledBy() source: Caller,
  ): Promise<UpdatedApplicationDto> {
    const { isNew, application } = await this.updates.submit({ applicationId, body, clientKey, source });
    source.response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return { application, ...(await this.access.openFor(application.id)) };
  }
}
