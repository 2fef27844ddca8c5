import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { IDEMPOTENCY_KEY_HEADER } from '../../../platform/http/idempotency-key.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { MailBatchDto, MailProgressDto, WriteMailsDto } from './mail-batch.dto.js';
import { MailBatchesService } from './mail-batches.service.js';

@ApiTags('Correspondence')
@Controller('applications/mails')
export class MailBatchesController {
  constructor(private readonly batches: MailBatchesService) {}

  @Requires('applications.send_mail')
  @Post()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Write a mail to applicants: one, several, or all that match a filter',
    description:
      'The mails are sent when they can no longer be undone (after `MAIL_UNDO_MINUTES`). Send an Idempotency-Key: a repetition with the same key and content returns the same response and sends no second mail. Left out and counted: withdrawn and deleted applications and, of several with the same address, all but the newest. A `filter` also needs applications.read.',
  })
  @ApiHeader({ ...IDEMPOTENCY_KEY_HEADER, required: false })
  @ApiReturns(202, MailBatchDto)
  @ApiErrors(401, 404, 422)
  writeMails(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() body: WriteMailsDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<MailBatchDto> {
    return this.batches.create(admin, body, key);
  }

  @Requires('applications.send_mail')
  @Get(':batch_id')
  @ApiOperation({ summary: 'Get the progress of a mail batch' })
  @ApiReturns(200, MailProgressDto)
  @ApiErrors(401, 404, 422)
  getMailProgress(@Param('batch_id', UuidPipe) id: string): Promise<MailProgressDto> {
    return this.batches.get(id);
  }

  @Requires('applications.send_mail')
  @Delete(':batch_id')
  @ApiOperation({
    summary: 'Undo a mail batch: none of its mails is sent',
    description: '409 once the mails are being sent.',
  })
  @ApiReturns(200, MailProgressDto)
  @ApiErrors(401, 404, 409, 422)
  undoMails(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('batch_id', UuidPipe) id: string,
  ): Promise<MailProgressDto> {
    return this.batches.cancel(admin.id, id);
  }
}
