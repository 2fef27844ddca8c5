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
    summary: 'Get what was sent, to fill in the form for a newer version',
    description: 'The request extends the session to one hour from now, so that the form can be filled in.',
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
    summary: "Send a newer version of the applicant's own application for the same job",
    description:
      'Possible while the job is open and the application is not decided. The newer version is an application of its own with the same email address; the earlier one is kept and counts as withdrawn. The form is that of applying; files that are not sent again stay as they were. A repetition with the same Idempotency-Key and content changes nothing.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UpdateFormDto })
  @ApiHeader({ ...IDEMPOTENCY_KEY_HEADER, required: false })
  @ApiResponse({ status: 201, type: UpdatedApplicationDto, description: 'The application was received' })
  @ApiResponse({
    status: 200,
    type: UpdatedApplicationDto,
    description: 'The application was received before; nothing has changed',
  })
  @ApiErrors(401, 404, 409, 422, 429)
  async updateOwnApplication(
    @OwnApplication() applicationId: string,
    @OwnSession() session: string,
    @Body() body: Record<string, unknown>,
    @Headers('idempotency-key') clientKey: string | undefined,
    @CalledBy() caller: Caller,
  ): Promise<UpdatedApplicationDto> {
    const { isNew, application } = await this.updates.submit({
      applicationId,
      session,
      body,
      clientKey,
      caller,
    });
    caller.response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return { application, ...(await this.access.openNewer(session, application.id)) };
  }
}
