import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { MentionsService } from './mentions.service.js';

@ApiTags('Applications')
@Controller('applications/:id/mentions')
export class MentionsController {
  constructor(private readonly mentions: MentionsService) {}

  @Requires('applications.read')
  @Delete()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Mark the notes that mention you as read',
    description: 'Reading the notes does not remove the mark. Repeating the request changes nothing.',
  })
  @ApiReturns(204)
  @ApiErrors(401, 404, 422)
  markMentionsRead(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.mentions.markRead(admin.id, id);
  }
}
