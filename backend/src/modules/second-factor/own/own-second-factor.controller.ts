import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  Requires,
  WithoutSecondFactor,
} from '../../../platform/auth/access.decorators.js';
import { PasswordAgainDto } from '../../../platform/auth/passwords/password-again.dto.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { ConfirmTotpDto, RecoveryCodesDto, SecondFactorDto, TotpSecretDto } from './own-second-factor.dto.js';
import { OwnSecondFactorService } from './own-second-factor.service.js';

@ApiTags('Accounts')
@WithoutSecondFactor()
@Controller('me')
export class OwnSecondFactorController {
  constructor(private readonly secondFactor: OwnSecondFactorService) {}

  @Requires('own_account.secure')
  @Get('second-factor')
  @ApiOperation({ summary: 'Get which second factors your account has' })
  @ApiReturns(200, SecondFactorDto)
  @ApiErrors(401)
  getSecondFactor(@LoggedInAdmin() admin: CurrentAdmin): Promise<SecondFactorDto> {
    return this.secondFactor.get(admin);
  }

  @Requires('own_account.secure')
  @Post('totp')
  @ApiOperation({
    summary: 'Create a secret for an authenticator app',
    description:
      'The secret takes effect when it is confirmed with a code, within 15 minutes; until then an earlier authenticator app still works.',
  })
  @ApiReturns(201, TotpSecretDto)
  @ApiErrors(401, 422)
  beginTotp(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() { password }: PasswordAgainDto,
  ): Promise<TotpSecretDto> {
    return this.secondFactor.beginTotp(admin, password);
  }

  @Requires('own_account.secure')
  @Post('totp/confirmation')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Confirm the authenticator app with its first code; ends all your other sessions',
  })
  @ApiReturns(200, RecoveryCodesDto)
  @ApiErrors(401, 422)
  confirmTotp(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() { code }: ConfirmTotpDto,
  ): Promise<RecoveryCodesDto> {
    return this.secondFactor.confirmTotp(admin, code);
  }

  @Requires('own_account.secure')
  @Post('totp/removal')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Remove the authenticator app; ends all your other sessions',
    description: '409 second_factor_needed if this is your last second factor and the portal requires one.',
  })
  @ApiReturns(204)
  @ApiErrors(401, 404, 409, 422)
  removeTotp(@LoggedInAdmin() admin: CurrentAdmin, @Body() { password }: PasswordAgainDto): Promise<void> {
    return this.secondFactor.removeTotp(admin, password);
  }

  @Requires('own_account.secure')
  @Post('recovery-codes')
  @ApiOperation({ summary: 'Create ten new recovery codes; the previous codes stop working' })
  @ApiReturns(201, RecoveryCodesDto)
  @ApiErrors(401, 404, 422)
  makeRecoveryCodes(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() { password }: PasswordAgainDto,
  ): Promise<RecoveryCodesDto> {
    return this.secondFactor.makeCodes(admin, password);
  }
}
