import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiReturns, ApiErrors } from '../../http/api-responses.decorator.js';
import { ApiTotals } from '../../http/api-totals.decorator.js';
import { withTotals } from '../../http/counted-page.js';
import { UuidPipe } from '../../validation/id.pipes.js';
import { LoggedInAdmin, type CurrentAdmin, Requires, Shows } from '../../auth/access.decorators.js';
import { ListMailQueryDto } from './list-mail-query.dto.js';
import { MailDto, RetriedMailsDto } from './mail.dto.js';
import { MailListService } from './mail-list.service.js';

@ApiTags('Mail')
@Controller('mail')
export class MailController {
  constructor(private readonly mails: MailListService) {}

  @Requires('mail.read')
  @Get()
  @ApiOperation({
    summary: 'List the mails: those given up first, then the newest',
    description: 'Returns a page of 25 if no page is asked for. `search` looks in recipient and subject.',
  })
  @ApiOkResponse({ type: [MailDto] })
  @ApiTotals()
  @ApiErrors(401, 422)
  async listMails(
    @Query() query: ListMailQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MailDto[]> {
    return withTotals(response, await this.mails.list(query));
  }

  @Requires('mail.retry')
  @Post('retry')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Retry all mails that were given up',
    description:
      'Retries mails for at most 15 seconds and at most a thousand, the longest given up first. Repeat the request to continue.',
  })
  @ApiReturns(200, RetriedMailsDto)
  @ApiErrors(401)
  retryMails(@LoggedInAdmin() admin: CurrentAdmin): Promise<RetriedMailsDto> {
    return this.mails.retryAll(admin.id);
  }

  @Requires('mail.retry')
  @Shows('mail.read')
  @Post(':id/retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Retry a mail that was given up' })
  @ApiReturns(200, MailDto)
  @ApiErrors(401, 404, 409, 422)
  retryMail(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', UuidPipe) id: string): Promise<MailDto> {
    return this.mails.retry(admin.id, id);
  }
}
