import { Body, Controller, Param, Put } from '@nestjs/common';
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
import { ApplicationsService } from '../list/applications.service.js';
import { ApplicationStageDto } from './application-stage.dto.js';

@ApiTags('Applications')
@Controller('applications/:id/stage')
export class ApplicationStagesController {
  constructor(private readonly applications: ApplicationsService) {}

  @Requires('applications.change_status')
  @Shows('applications.read')
  @Put()
  @ApiOperation({
    summary: 'Move an application to a stage of its job',
    description:
      'A pending application becomes reviewed. An accepted or rejected one is not changed: 409 decided_already. A change of status ends the stage; undoing that change brings it back.',
  })
  @ApiReturns(200, ApplicationDto)
  @ApiErrors(401, 404, 409, 422)
  setApplicationStage(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: ApplicationStageDto,
  ): Promise<ApplicationDto> {
    return this.applications.setStage(admin, id, body);
  }
}
