import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  ForAllBrands,
  LoggedInAdmin,
  type CurrentAdmin,
  Requires,
} from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { ApiTotals } from '../../../platform/http/api-totals.decorator.js';
import { withTotals } from '../../../platform/http/counted-page.js';
import { NumberedListQueryDto } from '../../../platform/http/ids-query.dto.js';
import { NumericIdPipe } from '../../../platform/validation/id.pipes.js';
import {
  MailTemplateDto,
  MailTemplateVersionDto,
  SaveMailTemplateDto,
  UpdateMailTemplateDto,
} from './mail-template.dto.js';
import { MailTemplatesService } from './mail-templates.service.js';

@ApiTags('Correspondence')
@Controller('mail-templates')
export class MailTemplatesController {
  constructor(private readonly templates: MailTemplatesService) {}

  @Requires('mail_templates.read')
  @Get()
  @ApiOperation({
    summary: 'List the templates of mails to applicants, by name',
    description: 'Without parameters the response is the whole list. `search` looks in name and subject.',
  })
  @ApiOkResponse({ type: [MailTemplateDto] })
  @ApiTotals()
  @ApiErrors(401, 422)
  async listMailTemplates(
    @Query() query: NumberedListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MailTemplateDto[]> {
    return withTotals(response, await this.templates.list(query));
  }

  @Requires('mail_templates.read')
  @Get(':id')
  @ApiOperation({ summary: 'Get a mail template' })
  @ApiReturns(200, MailTemplateDto)
  @ApiErrors(401, 404, 422)
  getMailTemplate(@Param('id', NumericIdPipe) id: number): Promise<MailTemplateDto> {
    return this.templates.get(id);
  }

  @Requires('mail_templates.read')
  @Get(':id/versions')
  @ApiOperation({ summary: 'List all versions of a mail template, the present one first' })
  @ApiReturns(200, [MailTemplateVersionDto])
  @ApiErrors(401, 404, 422)
  listMailTemplateVersions(@Param('id', NumericIdPipe) id: number): Promise<MailTemplateVersionDto[]> {
    return this.templates.listVersions(id);
  }

  @Requires('mail_templates.edit')
  @Post()
  @ApiOperation({
    summary: 'Create a mail template',
    description: 'An unknown placeholder is refused; the error names it.',
  })
  @ApiReturns(201, MailTemplateDto)
  @ApiErrors(401, 422)
  createMailTemplate(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() body: SaveMailTemplateDto,
  ): Promise<MailTemplateDto> {
    return this.templates.create(admin.id, body);
  }

  @Requires('mail_templates.edit')
  @ForAllBrands()
  @Put(':id')
  @ApiOperation({
    summary: 'Replace a mail template; the previous version is kept',
    description:
      'Send the `version` that you read: 409 template_changed, with who it was, if somebody else has changed the template since.',
  })
  @ApiReturns(200, MailTemplateDto)
  @ApiErrors(401, 404, 409, 422)
  updateMailTemplate(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', NumericIdPipe) id: number,
    @Body() body: UpdateMailTemplateDto,
  ): Promise<MailTemplateDto> {
    return this.templates.update(admin.id, id, body);
  }

  @Requires('mail_templates.edit')
  @ForAllBrands()
  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Delete a mail template',
    description: 'Mails that were made from the template stay.',
  })
  @ApiReturns(204)
  @ApiErrors(401, 404, 422)
  deleteMailTemplate(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', NumericIdPipe) id: number,
  ): Promise<void> {
    return this.templates.remove(admin.id, id);
  }
}
