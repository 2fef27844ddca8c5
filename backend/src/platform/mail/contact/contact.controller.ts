import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@smash/contract';
import { ApiReturns, ApiErrors } from '../../http/api-responses.decorator.js';
import { BodyLimit } from '../../http/json-body.interceptor.js';
import { Public } from '../../auth/access.decorators.js';
import { CalledBy, type Caller } from '../../rate-limits/caller.decorator.js';
import { LimitByAddress } from '../../rate-limits/limit-by-address.decorator.js';
import { ContactService } from './contact.service.js';
import { ContactAnswerDto, ContactMessageDto } from './contact-message.dto.js';

@ApiTags('Mail')
@Controller('send_email')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Public()
  @LimitByAddress('contactByAddress')
  // 10,000 characters of six bytes each, and the rest.
  @BodyLimit(64)
  @Post()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Send a message to the company',
    description: "The message goes to the support mailbox, with the sender's address as the reply address.",
  })
  @ApiReturns(202, ContactAnswerDto)
  @ApiErrors(422)
  async sendEmail(@Body() message: ContactMessageDto, @CalledBy() caller: Caller): Promise<ContactAnswerDto> {
    await this.contact.send(message, caller);
    return { message: MESSAGES.contactSent };
  }
}
