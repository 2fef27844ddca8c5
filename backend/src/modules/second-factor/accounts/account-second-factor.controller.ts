import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { PasswordAgainDto } from '../../../platform/auth/passwords/password-again.dto.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { AccountSecondFactorService } from './account-second-factor.service.js';

@ApiTags('Accounts')
@Controller('accounts')
export class AccountSecondFactorController {
  constructor(private readonly secondFactors: AccountSecondFactorService) {}

  @Requires('accounts.manage')
  @Post(':id/second-factor/removal')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Remove the second factor of an account whose person has lost it; ends its sessions',
    description: "For owners. Needs your own password. The account's person gets a mail.",
  })
  @ApiReturns(204)
  @ApiErrors(401, 404, 409, 422)
  removeSecondFactor(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() { password }: PasswordAgainDto,
  ): Promise<void> {
    return this.secondFactors.remove(admin, id, password);
  }
}
