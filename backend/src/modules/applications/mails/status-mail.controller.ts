import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  Requires,
  Shows,
} from '../../../platform/auth/access.decorators.js';
import { ApplicationMailService } from './application-mail.service.js';
import { SendStatusMailDto, StatusMailDto } from './status-mail.dto.js';

@ApiTags('Applications')
@Controller('applications/:id/status-mail')
export class StatusMailController {
  constructor(private readonly mails: ApplicationMailService) {}

  @Requires('applications.send_mail')
  @Shows('applications.read')
  @Get()
  @ApiOperation({ summary: 'Preview the mail that tells the applicant of the present status' })
  @ApiReturns(200, StatusMailDto)
  @ApiErrors(401, 404, 422)
  previewStatusMail(@Param('id', UuidPipe) id: string): Promise<StatusMailDto> {
    return this.mails.previewStatusMail(id);
  }

  @Requires('applications.send_mail')
  @Shows('applications.read')
  @Post()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Send the applicant the mail about the present status',
    description:
      'The mail is sent once for each status. 409 if the status is not the one that was previewed, or the application is withdrawn.',
  })
  @ApiReturns(202, StatusMailDto)
  @ApiErrors(401, 404, 409, 422)
  sendStatusMail(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: SendStatusMailDto,
  ): Promise<StatusMailDto> {
    return this.mails.sendStatusMail(admin.id, id, body);
  }
}
