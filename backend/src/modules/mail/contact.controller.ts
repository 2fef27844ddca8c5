import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@smash/contract';
import { ApiAnswer, ApiErrors } from '../../common/http/api-responses.decorator.js';
import { Public } from '../auth/access.decorators.js';
import { RateLimitService } from '../rate-limits/rate-limit.service.js';
import { ContactService } from './contact.service.js';
import { ContactAnswerDto, ContactMessageDto } from './dto/contact-message.dto.js';

@ApiTags('Mail')
@Controller('send_email')
export class ContactController {
  constructor(
    private readonly contact: ContactService,
    private readonly limits: RateLimitService,
  ) {}

  @Public()
  @Post()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Write to the company',
    description: 'The message goes to the support mailbox, with the given address as the one to answer.',
  })
  @ApiAnswer(202, ContactAnswerDto)
  @ApiErrors(400, 422, 429)
  async sendEmail(@Ip() address: string, @Body() message: ContactMessageDto): Promise<ContactAnswerDto> {
    await this.limits.consume('contactByAddress', address);
    await this.contact.send(message);
    return { message: MESSAGES.contactSent };
  }
}
