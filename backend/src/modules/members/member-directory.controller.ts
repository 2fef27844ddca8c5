import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiAnswer, ApiErrors } from '../../common/http/api-responses.decorator.js';
import { ApiTotals } from '../../common/http/api-totals.decorator.js';
import { withTotals } from '../../common/http/counted-page.js';
import { UuidPipe } from '../../common/validation/id.pipes.js';
import { Acting, type CurrentAdmin } from '../auth/access.decorators.js';
import { ListMembersQueryDto } from './dto/list-members-query.dto.js';
import { MemberDetailsDto, MemberDto, MemberSecretsDto } from './dto/member.dto.js';
import { MembersService } from './members.service.js';

/** Members as administrators see them. */
@ApiTags('Members')
@ApiBearerAuth()
@Controller('members')
export class MemberDirectoryController {
  constructor(private readonly members: MembersService) {}

  @Get()
  @ApiOperation({
    summary: 'Members, newest first',
    description: 'A page of 25 if nothing else is asked for. The search is in names, e-mail and telephone.',
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

  @Get(':id')
  @ApiOperation({ summary: 'One member, with identity number and next of kin masked' })
  @ApiAnswer(200, MemberDetailsDto)
  @ApiErrors(401, 404, 422)
  getMember(@Param('id', UuidPipe) id: string): Promise<MemberDetailsDto> {
    return this.members.get(id);
  }

  @Post(':id/reveal')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Identity number and next of kin in the clear',
    description: 'Who asked, and when, stays in the audit log.',
  })
  @ApiAnswer(200, MemberSecretsDto)
  @ApiErrors(401, 404, 422)
  revealMember(@Acting() admin: CurrentAdmin, @Param('id', UuidPipe) id: string): Promise<MemberSecretsDto> {
    return this.members.reveal(admin.id, id);
  }
}
