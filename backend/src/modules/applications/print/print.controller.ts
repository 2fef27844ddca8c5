import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { PrintService } from './print.service.js';

@ApiTags('Applications')
@Controller('applications/:id/prints')
export class PrintController {
  constructor(private readonly prints: PrintService) {}

  @Requires('applications.read')
  @Post()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Record that an application is printed',
    description: 'The browser prints the summary from data that it already has.',
  })
  @ApiReturns(204)
  @ApiErrors(401, 404, 422)
  recordPrint(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.prints.record(admin.id, id);
  }
}
