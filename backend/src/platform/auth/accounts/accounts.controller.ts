import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiReturns, ApiErrors } from '../../http/api-responses.decorator.js';
import { ApiTotals } from '../../http/api-totals.decorator.js';
import { withTotals } from '../../http/counted-page.js';
import { UuidPipe } from '../../validation/id.pipes.js';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../access.decorators.js';
import { AccountService } from './account.service.js';
import { ListAccountsQueryDto } from './list-accounts-query.dto.js';
import { AccountBrandsDto, AccountRoleDto, AccountStatusDto } from './account-status.dto.js';
import { AccountDto } from '../login/auth.dto.js';

@ApiTags('Accounts')
@Controller('accounts')
export class AccountsController {
  constructor(private readonly accounts: AccountService) {}

  @Requires('accounts.read')
  @Get()
  @ApiOperation({
    summary: 'List the portal accounts: those that wait for approval first, then the newest',
    description:
      'Without parameters the response is the whole list. `search` looks in usernames and email addresses.',
  })
  @ApiOkResponse({ type: [AccountDto] })
  @ApiTotals()
  @ApiErrors(401, 422)
  async listAccounts(
    @Query() query: ListAccountsQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccountDto[]> {
    return withTotals(response, await this.accounts.list(query));
  }

  @Requires('accounts.manage')
  @Put(':id/status')
  @ApiOperation({
    summary: 'Approve, suspend or reinstate an account',
    description:
      'For owners. Suspending an account ends its sessions at once. `role` and `brands` are set in the same step: an account that is approved with them never sees more. If not given, they stay as they are.',
  })
  @ApiReturns(200, AccountDto)
  @ApiErrors(401, 404, 409, 422)
  setAccountStatus(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: AccountStatusDto,
  ): Promise<AccountDto> {
    return this.accounts.setStatus(admin, id, body);
  }

  @Requires('accounts.manage')
  @Put(':id/role')
  @ApiOperation({
    summary: 'Change the role of an account',
    description:
      "For owners. Ends the account's sessions; the next login has the permissions of the new role.",
  })
  @ApiReturns(200, AccountDto)
  @ApiErrors(401, 404, 409, 422)
  setAccountRole(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: AccountRoleDto,
  ): Promise<AccountDto> {
    return this.accounts.setRole(admin, id, body);
  }

  @Requires('accounts.manage')
  @Put(':id/brands')
  @ApiOperation({
    summary: 'Limit an account to the jobs of some businesses, or remove the limit',
    description:
      "For owners. Jobs of other businesses and everything that belongs to them return 404 to a limited account. Ends the account's sessions; the next login has the new limit. Owners cannot be limited: 409 owner_not_limited.",
  })
  @ApiReturns(200, AccountDto)
  @ApiErrors(401, 404, 409, 422)
  setAccountBrands(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: AccountBrandsDto,
  ): Promise<AccountDto> {
    return this.accounts.setBrands(admin, id, body);
  }

  @Requires('accounts.manage')
  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove an account and end its sessions' })
  @ApiReturns(204)
  @ApiErrors(401, 404, 409)
  deleteAccount(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.accounts.remove(admin, id);
  }
}
