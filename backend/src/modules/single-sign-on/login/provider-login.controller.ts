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
  @ApiOperation({ summary: 'How accounts of the portal log in here' })
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
    summary: 'Begin a login at the identity provider',
    description:
      'Sets the cookie that the same browser completes it with. 503 while the provider does not answer.',
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
    summary: 'Complete a login at the identity provider, once',
    description:
      'Somebody who is here for the first time gets an account: approved if a group gives it a role, else 403 account_pending ' +
      'until an owner approves it. An address that has an account gets 409 address_has_account: it connects itself.',
  })
  @ApiReturns(200, TokenDto)
  @ApiErrors(403, 404, 409, 422)
  completeSingleSignOn(@Body() body: SignOnResponseDto, @CalledBy() caller: Caller): Promise<TokenDto> {
    return this.logins.logIn(body.response, caller);
  }
}
