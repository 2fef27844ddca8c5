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
    summary: 'Write to applicants: one, several, or all that match a filter',
    description:
      'The mails leave when they can no longer be undone (`MAIL_UNDO_MINUTES`). Send an Idempotency-Key: a repetition ' +
      'with the same key and content gets the same response, and nobody a second mail. Withdrawn and deleted ' +
      'applications are left out and counted, and of several of the same address all but the newest. A filter wants ' +
      'applications.read as well.',
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
  @ApiOperation({ summary: 'What has become of these mails' })
  @ApiReturns(200, MailProgressDto)
  @ApiErrors(401, 404, 422)
  getMailProgress(@Param('batch_id', UuidPipe) id: string): Promise<MailProgressDto> {
    return this.batches.get(id);
  }

  @Requires('applications.send_mail')
  @Delete(':batch_id')
  @ApiOperation({ summary: 'Undo: none of these mails is sent', description: '409 once they leave.' })
  @ApiReturns(200, MailProgressDto)
  @ApiErrors(401, 404, 409, 422)
  undoMails(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('batch_id', UuidPipe) id: string,
  ): Promise<MailProgressDto> {
    return this.batches.cancel(admin.id, id);
  }
}
