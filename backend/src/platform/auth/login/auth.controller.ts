import { Body, Controller, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ApiReturns, ApiErrors } from '../../http/api-responses.decorator.js';
import { CalledBy, type Caller } from '../../rate-limits/caller.decorator.js';
import { LimitByAddress } from '../../rate-limits/limit-by-address.decorator.js';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  Public,
  Requires,
  WithoutSecondFactor,
} from '../access.decorators.js';
import { AccountService } from '../accounts/account.service.js';
import { AuthService } from './auth.service.js';
import { AccountDto, ChangePasswordDto, LoginDto, LoginRefusedDto, TokenDto } from './auth.dto.js';
import { SessionService } from '../sessions/session.service.js';

@ApiTags('Accounts')
@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
  ) {}

  @Public()
  @LimitByAddress('loginByAddress')
  @Post('login')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Log in to the portal',
    description:
      'An account with a second factor gets 401 second_step_required for the right password. That response has a challenge for the second step: /login/code, /login/recovery-code or /login/passkey.',
  })
  @ApiReturns(200, TokenDto)
  @ApiErrors(403, 422)
  @ApiResponse({
    status: 401,
    type: LoginRefusedDto,
    description: 'The password is wrong, or the account needs a second step',
  })
  login(@Body() body: LoginDto, @CalledBy() caller: Caller): Promise<TokenDto> {
    return this.auth.login(body, caller);
  }

  @Requires('own_account.use')
  @WithoutSecondFactor()
  @Post('logout')
  @Header('Clear-Site-Data', '"cache"')
  @HttpCode(204)
  @ApiOperation({ summary: 'End this session' })
  @ApiReturns(204)
  @ApiErrors(401)
  logout(@LoggedInAdmin() admin: CurrentAdmin): Promise<void> {
    return this.sessions.logOut(admin);
  }

  @Requires('own_account.use')
  @WithoutSecondFactor()
  @Get('me')
  @ApiOperation({ summary: 'Get your account' })
  @ApiReturns(200, AccountDto)
  @ApiErrors(401)
  me(@LoggedInAdmin() admin: CurrentAdmin): Promise<AccountDto> {
    return this.accounts.get(admin.id);
  }

  @Requires('own_account.use')
  @LimitByAddress('loginByAddress')
  @Put('me/password')
  @HttpCode(204)
  @ApiOperation({ summary: 'Change your own password; ends all your other sessions' })
  @ApiReturns(204)
  @ApiErrors(401, 422)
  changePassword(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() body: ChangePasswordDto,
    @CalledBy() caller: Caller,
  ): Promise<void> {
    return this.auth.changePassword(admin, body, caller);
  }
}
