import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Put,
  Res,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { sendCsv } from '../../platform/csv/send-csv.js';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../platform/auth/access.decorators.js';
import { ReceivesForm, UploadInterceptor } from '../../platform/files/upload.interceptor.js';
import { IDEMPOTENCY_KEY_HEADER } from '../../platform/http/idempotency-key.js';
import { ApiReturns, ApiErrors } from '../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../platform/validation/id.pipes.js';
import { CheckImportDto, ImportDto, UploadImportDto } from './import.dto.js';
import { ImportReport } from './import-report.service.js';
import { ImportsService } from './imports.service.js';

/** Tables that administrators bring in. Each sees only their own; jobs need jobs.edit, applications more. */
@ApiTags('Imports')
@Controller('imports')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly reports: ImportReport,
  ) {}

  @Requires('jobs.edit')
  @Post()
  @ReceivesForm(UploadInterceptor(['file']))
  @ApiOperation({
    summary: 'Upload a table of applications or jobs',
    description:
      'The upload imports nothing. A repetition with the same Idempotency-Key and file gets 200 with the same import.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadImportDto })
  @ApiHeader({ ...IDEMPOTENCY_KEY_HEADER, required: true })
  @ApiResponse({ status: 201, type: ImportDto, description: 'The table was uploaded' })
  @ApiResponse({
    status: 200,
    type: ImportDto,
    description: 'The table was uploaded before; nothing has changed',
  })
  @ApiErrors(401, 422)
  async uploadImport(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() body: UploadImportDto,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ImportDto> {
    const { isNew, uploaded } = await this.imports.upload(admin, body, key);
    response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return uploaded;
  }

  @Requires('jobs.edit')
  @Get()
  @ApiOperation({ summary: 'Your latest 20 imports, newest first' })
  @ApiOkResponse({ type: [ImportDto] })
  @ApiErrors(401)
  listImports(@LoggedInAdmin() admin: CurrentAdmin): Promise<ImportDto[]> {
    return this.imports.list(admin);
  }

  @Requires('jobs.edit')
  @Get(':id')
  @ApiOperation({ summary: 'Get the progress and result of an import' })
  @ApiReturns(200, ImportDto)
  @ApiErrors(401, 404, 422)
  getImport(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', UuidPipe) id: string): Promise<ImportDto> {
    return this.imports.get(admin, id);
  }

  @Requires('jobs.edit')
  @Put(':id/check')
  @ApiOperation({
    summary: 'Set which column belongs to which field, and check every row',
    description:
      'A dry run in the background; nothing is imported. It can be repeated until the import starts.',
  })
  @ApiReturns(200, ImportDto)
  @ApiErrors(401, 404, 409, 422)
  checkImport(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: CheckImportDto,
  ): Promise<ImportDto> {
    return this.imports.check(admin, id, body);
  }

  @Requires('jobs.edit')
  @Post(':id/start')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Import the valid rows',
    description: 'Runs in the background. Repeating the request changes nothing.',
  })
  @ApiReturns(202, ImportDto)
  @ApiErrors(401, 404, 409, 422)
  startImport(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', UuidPipe) id: string): Promise<ImportDto> {
    return this.imports.start(admin, id);
  }

  @Requires('jobs.edit')
  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete an import that was not started, with its file' })
  @ApiResponse({ status: 204, description: 'The import was deleted' })
  @ApiErrors(401, 404, 409, 422)
  giveUpImport(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.imports.giveUp(admin, id);
  }

  @Requires('jobs.edit')
  @Get(':id/report')
  @ApiOperation({ summary: 'Download the result for each row as a table (CSV)' })
  @ApiResponse({ status: 200, content: { 'text/csv': {} }, description: 'The table (CSV)' })
  @ApiErrors(401, 404, 422)
  async getImportReport(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Res() response: Response,
  ): Promise<void> {
    const found = await this.imports.find(admin, id);
    await sendCsv(response, 'Import report.csv', this.reports.parts(found));
  }
}
