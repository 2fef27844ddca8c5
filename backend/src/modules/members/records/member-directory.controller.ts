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
    summary: 'Members, newest first',
    description: 'A page of 25 if nothing else is asked for. The search is in names, email and telephone.',
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
  @ApiOperation({ summary: 'One member, with identity number and next of kin masked' })
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
      'With the version that was read: 409 member_changed when somebody else has changed them since.',
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
    summary: 'Suspend a member or take them back',
    description:
      'Every session of a suspended member ends at once. 409 for a sign-up that was never confirmed.',
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
    summary: 'Identity number and next of kin in the clear',
    description:
      'For owners and the investor desk, with their own password: 422 wrong_password, and 429 after ten wrong ones in 15 minutes. Who asked, and when, stays in the audit log.',
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
      'For owners and the investor desk, with their own password, as they are revealed. With the version that was read: 409 member_changed when somebody else has changed the member since.',
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
