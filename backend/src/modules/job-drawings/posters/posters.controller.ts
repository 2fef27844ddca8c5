import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../../platform/auth/access.decorators.js';
import { ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { JobIdPipe } from '../../../platform/validation/id.pipes.js';
import { Posters } from './posters.service.js';

@ApiTags('Jobs')
@Controller('jobs')
export class PostersController {
  constructor(private readonly posters: Posters) {}

  @Requires('jobs.edit')
  @Get(':id/poster')
  @ApiOperation({
    summary: 'Download a poster of an open job: one A4 page with a QR code of its short address',
  })
  @ApiResponse({ status: 200, content: { 'application/pdf': {} }, description: 'The poster (PDF)' })
  @ApiErrors(401, 403, 404, 409, 422)
  async getJobPoster(@Param('id', JobIdPipe) id: number): Promise<StreamableFile> {
    return new StreamableFile(await this.posters.draw(id), { type: 'application/pdf' });
  }
}
