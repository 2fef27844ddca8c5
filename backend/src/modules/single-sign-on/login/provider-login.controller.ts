import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/access.decorators.js';
import { TokenDto } from '../../../platform/auth/login/auth.dto.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { CalledBy, type Caller } from '../../../platform/rate-limits/caller.decorator.js';
import { LimitByAddress } from '../../../platform/rate-limits/limit-by-address.decorator.js';
import { LoginWaysDto, SignOnResponseDto, SignOnStartedDto } from '../single-sign-on.dto.js';
import { ProviderLoginService } from './provider-login.service.js';

@ApiTags('Accounts')
@Controller('login')
export class ProviderLoginController {
  constructor(private readonly logins: ProviderLoginService) {}

  @Public()
  @Get('ways')
  @ApiOperation({ summary: 'Get the ways to log in to the portal' })
  @ApiReturns(200, LoginWaysDto)
  @ApiErrors()
  loginWays(): LoginWaysDto {
    return this.logins.ways();
  }

  @Public()
  @LimitByAddress('loginByAddress')
  @Post('single-sign-on/start')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Start a login at the identity provider',
    description:
      'Sets a cookie; the login must be completed in the same browser. 503 while the provider does not respond.',
  })
  @ApiReturns(200, SignOnStartedDto)
  @ApiErrors(404)
  startSingleSignOn(@CalledBy() caller: Caller): Promise<SignOnStartedDto> {
    return this.logins.start(caller);
  }

  @Public()
  @LimitByAddress('loginByAddress')
  @Post('single-sign-on')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Complete a login at the identity provider; works once',
    description:
      'On a first login the person gets an account. It is approved if a group gives it a role; otherwise the response is 403 account_pending until an owner approves it. An email address that already has an account gets 409 address_has_account: log in to that account and connect it.',
  })
  @ApiReturns(200, TokenDto)
  @ApiErrors(403, 404, 409, 422)
  completeSingleSignOn(@Body() body: SignOnResponseDto, @CalledBy() caller: Caller): Promise<TokenDto> {
    return this.logins.logIn(body.response, caller);
  }
}
