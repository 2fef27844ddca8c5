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
  @ApiOperation({ summary: 'Whether the server can mail a link to replace a forgotten portal password' })
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
    summary: 'Request a link to set a new password for a portal account',
    description:
      'The response and its delay are the same for every address. 409 no_mail if the server sends no mail.',
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
    summary: 'Set a new password for a portal account with the token of the link',
    description: 'Ends all sessions of the account. After a refused password the link is still valid.',
  })
  @ApiReturns(204)
  @ApiErrors(403, 404, 422)
  resetAccountPassword(@Body() body: NewAccountPasswordDto, @CalledBy() caller: Caller): Promise<void> {
    return this.reset.set(body, caller);
  }
}
