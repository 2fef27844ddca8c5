import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public, Requires } from '../../platform/auth/access.decorators.js';
import { RegisterDto, RegisteredDto } from '../../platform/auth/login/auth.dto.js';
import { ApiReturns, ApiErrors } from '../../platform/http/api-responses.decorator.js';
import { LimitByAddress } from '../../platform/rate-limits/limit-by-address.decorator.js';
import { UuidPipe } from '../../platform/validation/id.pipes.js';
import { ConfirmAccountDto } from './confirm-account.dto.js';
import { RegistrationService } from './registration.service.js';

@ApiTags('Accounts')
@Controller()
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  @Public()
  @LimitByAddress('registerByAddress')
  @Post('register')
  @ApiOperation({
    summary: 'Register a portal account',
    description:
      'The first account registered with the set-up token becomes the owner; if the server listens only on the loopback address, the first account does so without the token. All other accounts wait for approval, unless the deployment sets ADMIN_REGISTRATION otherwise. If the server sends mail, the response is the same for a taken name or address as for a free one, and a mail tells the result.',
  })
  @ApiReturns(201, RegisteredDto)
  @ApiErrors(403, 409, 422)
  register(@Body() body: RegisterDto): Promise<RegisteredDto> {
    return this.registration.register(body);
  }

  @Public()
  @LimitByAddress('linkByAddress')
  @Post('accounts/confirmations')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Confirm the email address of a portal account with the token of the link',
    description:
      'Needs the password of the registration, because anybody may register with an address. After a wrong password (422) the link is still valid.',
  })
  @ApiReturns(204)
  @ApiErrors(404, 409, 422)
  confirmAccount(@Body() body: ConfirmAccountDto): Promise<void> {
    return this.registration.confirm(body);
  }

  @Requires('accounts.manage')
  @Post('accounts/:id/confirmation-mails')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Send another link that confirms the email address of an account',
    description: '409 nothing_to_confirm if the account does not wait for a confirmation.',
  })
  @ApiReturns(202)
  @ApiErrors(401, 404, 409, 422)
  sendAccountConfirmation(@Param('id', UuidPipe) id: string): Promise<void> {
    return this.registration.sendAgain(id);
  }
}
