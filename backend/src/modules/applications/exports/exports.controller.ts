import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  Public,
  Requires,
} from '../../../platform/auth/access.decorators.js';
import { AnyQuery } from '../../../platform/http/unknown-query.interceptor.js';
import { CreateExportDto, ExportLinkDto } from './export.dto.js';
import { ExportLinksService } from './export-links.service.js';
import { ExportsService } from './exports.service.js';

@ApiTags('Applications')
@Controller()
export class ExportsController {
  constructor(
    private readonly links: ExportLinksService,
    private readonly exports: ExportsService,
  ) {}

  @Requires('applications.export')
  @Post('applications/exports')
  @ApiOperation({
    summary: 'Create a signed link to a table of applications, or to an archive of the CVs for one job',
    description:
      'The link is valid for five minutes, and only while this session lasts. Takes the parameters of the list of applications.',
  })
  @ApiReturns(201, ExportLinkDto)
  @ApiErrors(401, 404, 422)
  createExport(@LoggedInAdmin() admin: CurrentAdmin, @Body() body: CreateExportDto): Promise<ExportLinkDto> {
    return this.links.create(admin, body);
  }

  @Public()
  @AnyQuery()
  @Get('exports/:token/:name')
  @ApiOperation({ summary: 'Get the export of a signed link' })
  @ApiResponse({
    status: 200,
    content: { 'text/csv': {}, 'application/zip': {} },
    description: 'Content of the export',
  })
  @ApiErrors(403)
  openExport(
    @Param('token') token: string,
    @Param('name') _name: string,
    @Res() response: Response,
  ): Promise<void> {
    return this.exports.send(token, response);
  }
}
