import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { type ApplicationFileKind, FILE_KINDS } from '@smash/contract';
import type { Response } from 'express';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  Public,
  Requires,
} from '../../../platform/auth/access.decorators.js';
import { sendFile } from '../../../platform/files/index.js';
import { AnyQuery } from '../../../platform/http/unknown-query.interceptor.js';
import { ApplicationFilesService } from './application-files.service.js';
import { CreateFileLinkDto, FileLinkDto } from './file-link.dto.js';
import { FileKindPipe } from './file-kind.pipe.js';

const ApiFile = () =>
  ApiResponse({
    status: 200,
    content: { 'application/octet-stream': {} },
    description: 'Content of the file',
  });

@ApiTags('Files')
@Controller()
export class ApplicationFilesController {
  constructor(private readonly files: ApplicationFilesService) {}

  @Requires('applications.read')
  @Get('applications/:id/download-cv')
  @ApiOperation({ summary: 'Download the CV, byte for byte' })
  @ApiFile()
  @ApiErrors(401, 404, 422)
  async downloadCv(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(response, await this.files.download(admin, id, 'cv'));
  }

  @Requires('applications.read')
  @Get('applications/:id/download-cover-letter')
  @ApiOperation({ summary: 'Download the cover letter; one that was sent as text comes as a text file' })
  @ApiFile()
  @ApiErrors(401, 404, 422)
  async downloadCoverLetter(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(response, await this.files.download(admin, id, 'cover_letter'));
  }

  @Requires('applications.read')
  @Post('applications/:id/files/:kind/link')
  @ApiOperation({
    summary: 'Create a signed link to a file',
    description:
      'The link is valid for five minutes, and only while this session lasts. It is for frames and pictures, which send no token.',
  })
  @ApiParam({
    name: 'kind',
    schema: { type: 'string' },
    description: `${FILE_KINDS.join(', ')}, or question_{id} for the file that answers a question`,
  })
  @ApiReturns(201, FileLinkDto)
  @ApiErrors(401, 404, 422)
  createFileLink(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Param('kind', FileKindPipe) kind: ApplicationFileKind,
    @Body() body: CreateFileLinkDto,
  ): Promise<FileLinkDto> {
    return this.files.createLink(admin, id, kind, body.disposition);
  }

  @Public()
  @AnyQuery()
  @Get('files/:token/:name')
  @ApiOperation({ summary: 'Get the file of a signed link' })
  @ApiFile()
  @ApiErrors(403, 404)
  async openFileLink(
    @Param('token') token: string,
    @Param('name') _name: string,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(response, await this.files.openLink(token));
  }

  @Requires('applications.read')
  @Get(':emailPrefix/cv/:name')
  @ApiOperation({ summary: 'Get a CV at the address that older clients build', deprecated: true })
  @ApiFile()
  @ApiErrors(401, 404)
  async openLegacyCv(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('emailPrefix') emailPrefix: string,
    @Param('name') name: string,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(response, await this.files.openLegacyPath(admin, emailPrefix, 'cv', name));
  }

  @Requires('applications.read')
  @Get(':emailPrefix/cover_letter/:name')
  @ApiOperation({ summary: 'Get a cover letter at the address that older clients build', deprecated: true })
  @ApiFile()
  @ApiErrors(401, 404)
  async openLegacyCoverLetter(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('emailPrefix') emailPrefix: string,
    @Param('name') name: string,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(response, await this.files.openLegacyPath(admin, emailPrefix, 'cover_letter', name));
  }
}
