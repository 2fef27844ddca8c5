import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/access.decorators.js';
import { TokenDto } from '../../../platform/auth/login/auth.dto.js';
import { ApiReturns, ApiErrors, ApiReturnsObject } from '../../../platform/http/api-responses.decorator.js';
import { CalledBy, type Caller } from '../../../platform/rate-limits/caller.decorator.js';
import { LimitByAddress } from '../../../platform/rate-limits/limit-by-address.decorator.js';
import { AssertionDto, CodeDto, RecoveryCodeDto, SecondStepDto } from './second-step.dto.js';
import { SecondStepService } from './second-step.service.js';

@ApiTags('Accounts')
@Controller('login')
export class SecondStepController {
  constructor(private readonly secondStep: SecondStepService) {}

  @Public()
  @LimitByAddress('loginByAddress')
  @Post('code')
  @HttpCode(200)
  @ApiOperation({ summary: 'Complete a login with a code of the authenticator app; each code works once' })
  @ApiReturns(200, TokenDto)
  @ApiErrors(401, 422)
  logInWithCode(@Body() body: CodeDto, @CalledBy() caller: Caller): Promise<TokenDto> {
    return this.secondStep.withCode(body, caller);
  }

  @Public()
  @LimitByAddress('loginByAddress')
  @Post('recovery-code')
  @HttpCode(200)
  @ApiOperation({ summary: 'Complete a login with a recovery code; each code works once' })
  @ApiReturns(200, TokenDto)
  @ApiErrors(401, 422)
  logInWithRecoveryCode(@Body() body: RecoveryCodeDto, @CalledBy() caller: Caller): Promise<TokenDto> {
    return this.secondStep.withRecoveryCode(body, caller);
  }

  @Public()
  @LimitByAddress('loginByAddress')
  @Post('passkey-options')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Get the options with which a browser signs with a passkey; valid for five minutes',
  })
  @ApiReturnsObject(200, 'PublicKeyCredentialRequestOptionsJSON of the WebAuthn standard')
  @ApiErrors(401, 422)
  passkeyLoginOptions(@Body() { challenge }: SecondStepDto): Promise<object> {
    return this.secondStep.passkeyOptions(challenge);
  }

  @Public()
  @LimitByAddress('loginByAddress')
  @Post('passkey')
  @HttpCode(200)
  @ApiOperation({ summary: 'Complete a login with a passkey; each attempt needs new options' })
  @ApiReturns(200, TokenDto)
  @ApiErrors(401, 422)
  logInWithPasskey(@Body() body: AssertionDto, @CalledBy() caller: Caller): Promise<TokenDto> {
    return this.secondStep.withPasskey(body, caller);
  }
}
