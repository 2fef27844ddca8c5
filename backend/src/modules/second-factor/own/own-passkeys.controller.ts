import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  Requires,
  WithoutSecondFactor,
} from '../../../platform/auth/access.decorators.js';
import { PasswordAgainDto } from '../../../platform/auth/passwords/password-again.dto.js';
import { ApiReturns, ApiErrors, ApiReturnsObject } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { OwnPasskeysService } from './own-passkeys.service.js';
import { RecoveryCodesDto } from './own-second-factor.dto.js';
import { AddPasskeyDto, NamePasskeyDto } from './passkey.dto.js';

@ApiTags('Accounts')
@WithoutSecondFactor()
@Controller('me/passkeys')
export class OwnPasskeysController {
  constructor(private readonly passkeys: OwnPasskeysService) {}

  @Requires('own_account.secure')
  @Post('options')
  @HttpCode(200)
  @ApiOperation({ summary: 'Get the options with which a browser makes a passkey; valid for five minutes' })
  @ApiReturnsObject(200, 'PublicKeyCredentialCreationOptionsJSON of the WebAuthn standard')
  @ApiErrors(401, 409, 422)
  passkeyOptions(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() { password }: PasswordAgainDto,
  ): Promise<object> {
    return this.passkeys.options(admin, password);
  }

  @Requires('own_account.secure')
  @Post()
  @ApiOperation({ summary: 'Add the passkey that the browser made; ends all your other sessions' })
  @ApiReturns(201, RecoveryCodesDto)
  @ApiErrors(401, 422)
  addPasskey(@LoggedInAdmin() admin: CurrentAdmin, @Body() body: AddPasskeyDto): Promise<RecoveryCodesDto> {
    return this.passkeys.add(admin, body);
  }

  @Requires('own_account.secure')
  @Put(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Rename a passkey' })
  @ApiReturns(204)
  @ApiErrors(401, 404, 422)
  renamePasskey(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() { name }: NamePasskeyDto,
  ): Promise<void> {
    return this.passkeys.rename(admin, id, name);
  }

  @Requires('own_account.secure')
  @Post(':id/removal')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Remove a passkey; ends all your other sessions',
    description: '409 second_factor_needed if this is your last second factor and the portal requires one.',
  })
  @ApiReturns(204)
  @ApiErrors(401, 404, 409, 422)
  removePasskey(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() { password }: PasswordAgainDto,
  ): Promise<void> {
    return this.passkeys.remove(admin, id, password);
  }
}
