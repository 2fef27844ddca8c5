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
    summary: 'Portal accounts, those waiting for approval first, then the newest',
    description: 'Without parameters the whole list. The search is for usernames and email addresses.',
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
    description: 'For owners. Suspending ends its sessions at once.',
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
    summary: 'Give an account another role',
    description: 'For owners. Ends its sessions, so that it logs in again with what the new role allows.',
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
    summary: 'Limit an account to the jobs of some businesses, or lift the limit',
    description:
      'For owners. Jobs of others, and all that belongs to them, are to it as if they were not there: 404. Ends its sessions, so ' +
      'that it logs in again with what it sees now. Owners are not limited: 409 owner_not_limited.',
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
