import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { ApiTotals } from '../../../platform/http/api-totals.decorator.js';
import { withTotals } from '../../../platform/http/counted-page.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  Requires,
  Shows,
} from '../../../platform/auth/access.decorators.js';
import { PasswordAgainDto } from '../../../platform/auth/passwords/password-again.dto.js';
import { CorrectSecretsDto } from './correct-secrets.dto.js';
import { ListMembersQueryDto } from './list-members-query.dto.js';
import { MemberStatusDto } from './member-status.dto.js';
import { MemberDetailsDto, MemberDto, MemberSecretsDto } from '../member.dto.js';
import { UpdateMemberDto } from './update-member.dto.js';
import { MemberRecordsService } from './member-records.service.js';
import { MembersService } from '../members.service.js';

/** Members as administrators see them. */
@ApiTags('Members')
@Controller('members')
export class MemberDirectoryController {
  constructor(
    private readonly members: MembersService,
    private readonly records: MemberRecordsService,
  ) {}

  @Requires('members.read')
  @Get()
  @ApiOperation({
    summary: 'List the members, newest first',
    description:
      'Returns a page of 25 if no page is asked for. `search` looks in names, email address and telephone number.',
  })
  @ApiOkResponse({ type: [MemberDto] })
  @ApiTotals()
  @ApiErrors(401, 422)
  async listMembers(
    @Query() query: ListMembersQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MemberDto[]> {
    return withTotals(response, await this.members.list(query));
  }

  @Requires('members.read')
  @Get(':id')
  @ApiOperation({ summary: 'Get a member, with identity number and next of kin masked' })
  @ApiReturns(200, MemberDetailsDto)
  @ApiErrors(401, 404, 422)
  getMember(@Param('id', UuidPipe) id: string): Promise<MemberDetailsDto> {
    return this.members.get(id);
  }

  @Requires('members.edit')
  @Shows('members.read')
  @Put(':id')
  @ApiOperation({
    summary: 'Correct the details of a member',
    description:
      'Send the `version` that you read: 409 member_changed if somebody else has changed the member since.',
  })
  @ApiReturns(200, MemberDetailsDto)
  @ApiErrors(401, 404, 409, 422)
  updateMember(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdateMemberDto,
  ): Promise<MemberDetailsDto> {
    return this.records.update(admin.id, id, body);
  }

  @Requires('members.edit')
  @Shows('members.read')
  @Put(':id/status')
  @ApiOperation({
    summary: 'Suspend or reinstate a member',
    description:
      'Suspending ends every session of the member at once. 409 for a sign-up that was never confirmed.',
  })
  @ApiReturns(200, MemberDetailsDto)
  @ApiErrors(401, 404, 409, 422)
  setMemberStatus(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: MemberStatusDto,
  ): Promise<MemberDetailsDto> {
    return this.records.setStatus(admin.id, id, body.status);
  }

  @Requires('members.reveal')
  @Post(':id/reveal')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Reveal identity number and next of kin unmasked',
    description:
      'For owners and the investor desk. Needs your own password: 422 wrong_password, and 429 after ten wrong passwords in 15 minutes. The audit log records who asked and when.',
  })
  @ApiReturns(200, MemberSecretsDto)
  @ApiErrors(401, 404, 422, 429)
  revealMember(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: PasswordAgainDto,
  ): Promise<MemberSecretsDto> {
    return this.members.reveal(admin, id, body.password);
  }

  @Requires('members.reveal')
  @Shows('members.read')
  @Put(':id/secrets')
  @ApiOperation({
    summary: 'Correct identity number and next of kin',
    description:
      'For owners and the investor desk. Needs your own password, like revealing. Send the `version` that you read: 409 member_changed if somebody else has changed the member since.',
  })
  @ApiReturns(200, MemberDetailsDto)
  @ApiErrors(401, 404, 409, 422, 429)
  correctMemberSecrets(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: CorrectSecretsDto,
  ): Promise<MemberDetailsDto> {
    return this.records.correctSecrets(admin, id, body);
  }
}
