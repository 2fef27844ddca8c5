import { Body, Controller, Headers, HttpStatus, Param, Post, UseFilters } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { IDEMPOTENCY_KEY_HEADER } from '../../../platform/http/idempotency-key.js';
import { ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { JobIdPipe } from '../../../platform/validation/id.pipes.js';
import { Public } from '../../../platform/auth/access.decorators.js';
import { CalledBy, type Caller } from '../../../platform/rate-limits/caller.decorator.js';
import { ReceivesForm } from '../../../platform/files/upload.interceptor.js';
import { LimitByAddress } from '../../../platform/rate-limits/limit-by-address.decorator.js';
import { ApplyService } from './apply.service.js';
import { ApplyDto } from './apply.dto.js';
import { FormUpload, readForm } from './apply-form.js';
import { SubmittedApplication } from './submitted-application.js';
import { SubmissionFilter } from './submission.filter.js';

@ApiTags('Applications')
@Controller()
export class ApplyController {
  constructor(private readonly applying: ApplyService) {}

  @Public()
  @LimitByAddress('applyByAddress')
  @Post('jobs/:id/apply')
  @UseFilters(SubmissionFilter)
  @ReceivesForm(FormUpload)
  @ApiOperation({
    summary: 'Apply for a job',
    description:
      'Send an Idempotency-Key (any random text, such as a UUID). For 30 days, a repetition with the same key and content changes nothing and gets 200 with the same body, so it is safe to try again; this ends earlier if the application is erased. Send the answers to the questions of the job beside these fields, each as question_{id}: a text, a number, one of the choices, yes or no, or a file of the types that a cover letter may have.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ApplyDto })
  @ApiHeader({ ...IDEMPOTENCY_KEY_HEADER, required: false })
  @ApiResponse({ status: 201, type: SubmittedApplication, description: 'The application was received' })
  @ApiResponse({
    status: 200,
    type: SubmittedApplication,
    description: 'The application was received before; nothing has changed',
  })
  @ApiErrors(404, 409, 422)
  async applyForJob(
    @Param('id', JobIdPipe) jobId: number,
    @Body() body: Record<string, unknown>,
    @Headers('idempotency-key') clientKey: string | undefined,
    @CalledBy() caller: Caller,
  ): Promise<SubmittedApplication> {
    const form = await readForm(body);
    const { isNew, application } = await this.applying.submit({ jobId, form, clientKey, caller });
    caller.response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return application;
  }
}
