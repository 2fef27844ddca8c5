import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiAnswer, ApiErrors } from '../../common/http/api-responses.decorator.js';
import { UuidPipe } from '../../common/validation/id.pipes.js';
import { Acting, type CurrentAdmin } from './access.decorators.js';
import { AccountService } from './account.service.js';
import { AccountStatusDto } from './dto/account-status.dto.js';
import { AccountDto } from './dto/auth.dto.js';

@ApiTags('Accounts')
@ApiBearerAuth()
@Controller('accounts')
export class AccountsController {
  constructor(private readonly accounts: AccountService) {}

  @Get()
  @ApiOperation({ summary: 'All portal accounts, those waiting for approval first' })
  @ApiAnswer(200, [AccountDto])
  @ApiErrors(401)
  listAccounts(): Promise<AccountDto[]> {
    return this.accounts.list();
  }

  @Put(':id/status')
  @ApiOperation({ summary: 'Approve, suspend or reinstate an account' })
  @ApiAnswer(200, AccountDto)
  @ApiErrors(401, 404, 409, 422)
  setAccountStatus(
    @Acting() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: AccountStatusDto,
  ): Promise<AccountDto> {
    return this.accounts.setStatus(admin, id, body.status);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove an account and end its sessions' })
  @ApiAnswer(204)
  @ApiErrors(401, 404, 409)
  deleteAccount(@Acting() admin: CurrentAdmin, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.accounts.remove(admin, id);
  }
}
