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
      'An account registered with the set-up token becomes the owner, once; on a server that listens on the ' +
      'loopback address alone the first account does without it. All others wait for approval, unless the ' +
      'deployment sets ADMIN_REGISTRATION otherwise. Where the server sends mail, a taken name or address gets the same ' +
      'answer as a free one, and a mail says what came of it.',
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
    summary: 'Confirm the address of a portal account with the link that it was sent',
    description:
      'With the password of the registration, since anybody may register with an address. One that is wrong (422) leaves the link as good as it was.',
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
    summary: 'Send the link once more that confirms the address of an account',
    description: '409 nothing_to_confirm for an account that does not wait for it.',
  })
  @ApiReturns(202)
  @ApiErrors(401, 404, 409, 422)
  sendAccountConfirmation(@Param('id', UuidPipe) id: string): Promise<void> {
    return this.registration.sendAgain(id);
  }
}
