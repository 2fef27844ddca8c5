import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { PasswordAgainDto } from '../../../platform/auth/passwords/password-again.dto.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { CalledBy, type Caller } from '../../../platform/rate-limits/caller.decorator.js';
import { OwnSingleSignOnDto, SignOnResponseDto, SignOnStartedDto } from '../single-sign-on.dto.js';
import { OwnSingleSignOnService } from './own-single-sign-on.service.js';

@ApiTags('Accounts')
@Controller('me/single-sign-on')
export class OwnSingleSignOnController {
  constructor(private readonly singleSignOn: OwnSingleSignOnService) {}

  @Requires('own_account.secure')
  @Get()
  @ApiOperation({ summary: 'Whether your account is connected to the identity provider' })
  @ApiReturns(200, OwnSingleSignOnDto)
  @ApiErrors(401)
  getOwnSingleSignOn(@LoggedInAdmin() admin: CurrentAdmin): Promise<OwnSingleSignOnDto> {
    return this.singleSignOn.get(admin);
  }

  @Requires('own_account.secure')
  @Post('start')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Start connecting your account, or confirming your identity',
    description:
      'Connecting takes your password, also for another login in place of the connected one. A connected account that sends no password confirms its identity instead of entering a password elsewhere.',
  })
  @ApiReturns(200, SignOnStartedDto)
  @ApiErrors(401, 404, 422)
  startOwnSingleSignOn(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() body: PasswordAgainDto,
    @CalledBy() caller: Caller,
  ): Promise<SignOnStartedDto> {
    return this.singleSignOn.start(admin, body.password, caller);
  }

  @Requires('own_account.secure')
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Complete connecting or confirming, in the session and browser that started it' })
  @ApiReturns(200, OwnSingleSignOnDto)
  @ApiErrors(401, 404, 409, 422)
  completeOwnSingleSignOn(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() body: SignOnResponseDto,
    @CalledBy() caller: Caller,
  ): Promise<OwnSingleSignOnDto> {
    return this.singleSignOn.complete(admin, body.response, caller);
  }

  @Requires('own_account.secure')
  @Post('removal')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Disconnect your account from the identity provider; ends all your other sessions',
    description: '409 only_login if the account could no longer log in.',
  })
  @ApiReturns(204)
  @ApiErrors(401, 404, 409, 422)
  disconnectOwnSingleSignOn(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() body: PasswordAgainDto,
    @CalledBy() caller: Caller,
  ): Promise<void> {
    return this.singleSignOn.disconnect(admin, body.password, caller);
  }
}
