import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { ApplicationHistory } from './application-history.service.js';
import { HistoryEntryDto } from './history-entry.dto.js';

@ApiTags('Applications')
@Controller('applications/:id/history')
export class ApplicationHistoryController {
  constructor(private readonly history: ApplicationHistory) {}

  @Requires('applications.read')
  @Get()
  @ApiOperation({
    summary: 'Get the history of an application, newest first',
    description: 'Returns at most the newest 1,000 entries. Entries cannot be changed.',
  })
  @ApiReturns(200, [HistoryEntryDto])
  @ApiErrors(401, 404, 422)
  listApplicationHistory(@Param('id', UuidPipe) id: string): Promise<HistoryEntryDto[]> {
    return this.history.list(id);
  }
}
