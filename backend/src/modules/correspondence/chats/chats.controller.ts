import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { Chats } from './chats.service.js';

@ApiTags('Correspondence')
@Controller('applications/:id/chats')
export class ChatsController {
  constructor(private readonly chats: Chats) {}

  @Requires('applications.send_mail')
  @Post()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Record that a WhatsApp chat with the applicant is opened',
    description:
      'The server does not see the messages of the chat. 409 application_withdrawn; 409 no_phone_number if WhatsApp cannot open the telephone number (`phone_e164` is null).',
  })
  @ApiReturns(204)
  @ApiErrors(401, 403, 404, 409, 422)
  recordChat(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.chats.record(admin.id, id);
  }
}
