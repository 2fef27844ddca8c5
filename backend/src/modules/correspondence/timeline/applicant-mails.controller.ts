import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { ApplicantMailDto } from './applicant-mail.dto.js';
import { ApplicantMails } from './applicant-mails.service.js';

@ApiTags('Correspondence')
@Controller('applications/:id/mails')
export class ApplicantMailsController {
  constructor(private readonly mails: ApplicantMails) {}

  @Requires('applications.read')
  @Get()
  @ApiOperation({
    summary: 'List the mails to the applicant as they were sent, latest first',
    description:
      'The text of mails that people wrote is kept as long as the application, that of other mails for a month.',
  })
  @ApiReturns(200, [ApplicantMailDto])
  @ApiErrors(401, 404, 422)
  listApplicantMails(@Param('id', UuidPipe) id: string): Promise<ApplicantMailDto[]> {
    return this.mails.list(id);
  }
}
