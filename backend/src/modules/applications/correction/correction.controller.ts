import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  Requires,
  Shows,
} from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { ApplicationDto } from '../list/application.dto.js';
import { CorrectDetailsDto } from './correct-details.dto.js';
import { CorrectionService } from './correction.service.js';

@ApiTags('Applications')
@Controller('applications/:id/details')
export class CorrectionController {
  constructor(private readonly corrections: CorrectionService) {}

  @Requires('applications.correct')
  @Shows('applications.read')
  @Patch()
  @ApiOperation({
    summary: 'Correct the details of an application',
    description:
      'Details that are not sent stay as they are. With another email address every link and open page of the applicant ends, also those of earlier versions, and emails that have not left go to the new address. 409 application_withdrawn for a withdrawn or replaced application. Repeating the request changes nothing. 429 with `send_link` after as many links as an applicant may ask for; nothing is then corrected.',
  })
  @ApiReturns(200, ApplicationDto)
  @ApiErrors(401, 404, 409, 422, 429)
  correctDetails(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: CorrectDetailsDto,
  ): Promise<ApplicationDto> {
    return this.corrections.correct(admin, id, body);
  }
}
