import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../platform/http/api-responses.decorator.js';
import { CalledBy, type Caller } from '../../platform/rate-limits/caller.decorator.js';
import { LimitByAddress } from '../../platform/rate-limits/limit-by-address.decorator.js';
import {
  AccountAddressDto,
  NewAccountPasswordDto,
  PasswordMailOnItsWayDto,
  PasswordMailsDto,
} from './password-reset.dto.js';
import { PasswordResetService } from './password-reset.service.js';

@ApiTags('Accounts')
@Controller('accounts')
export class PasswordResetController {
  constructor(private readonly reset: PasswordResetService) {}

  @Public()
  @Get('password-mails')
  @ApiOperation({ summary: 'Whether a forgotten password of the portal can be replaced by mail here' })
  @ApiReturns(200, PasswordMailsDto)
  @ApiErrors()
  accountPasswordMails(): PasswordMailsDto {
    return this.reset.describe();
  }

  @Public()
  @LimitByAddress('accountMailByAddress')
  @Post('password-mails')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Ask for a link to a new password for an account of the portal',
    description:
      'The same response for every address, after the same time. 409 no_mail where the server sends none.',
  })
  @ApiReturns(202, PasswordMailOnItsWayDto)
  @ApiErrors(403, 409, 422)
  sendAccountPasswordMail(@Body() { email }: AccountAddressDto): Promise<PasswordMailOnItsWayDto> {
    return this.reset.ask(email);
  }

  @Public()
  @LimitByAddress('linkByAddress')
  @Post('password')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Set a new password for an account of the portal with the link that it was sent',
    description:
      'Ends all sessions of the account. A password that is refused leaves the link as good as it was.',
  })
  @ApiReturns(204)
  @ApiErrors(403, 404, 422)
  resetAccountPassword(@Body() body: NewAccountPasswordDto, @CalledBy() caller: Caller): Promise<void> {
    return this.reset.set(body, caller);
  }
}
