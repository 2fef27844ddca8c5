import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { CvTextDto, CvTextQueryDto } from './cv-text.dto.js';
import { CvTexts } from './cv-texts.service.js';

@ApiTags('Files')
@Controller('applications/:id/cv-text')
export class CvTextsController {
  constructor(private readonly texts: CvTexts) {}

  @Requires('applications.read')
  @Get()
  @ApiOperation({
    summary: 'Get the text of the CV and where the words of a search occur in it',
    description:
      'The text is read from the file after the application arrives. The history records the opening, as for the file.',
  })
  @ApiReturns(200, CvTextDto)
  @ApiErrors(401, 404, 422)
  getCvText(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Query() { cv }: CvTextQueryDto,
  ): Promise<CvTextDto> {
    return this.texts.open(admin.id, id, cv ?? '');
  }
}
