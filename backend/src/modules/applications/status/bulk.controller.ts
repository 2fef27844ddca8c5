import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { ApplicationRemovalService } from '../removal/application-removal.service.js';
import { ApplicationStatusesService } from './application-statuses.service.js';
import {
  ApplicationIdsDto,
  RemoveApplicationsDto,
  ChangedStatusesDto,
  ChangeStatusesDto,
  RemovedApplicationsDto,
  RestoredApplicationsDto,
} from './bulk.dto.js';

/** Acts on many applications at once, each in one transaction. */
@ApiTags('Applications')
@Controller('applications')
export class BulkController {
  constructor(
    private readonly statuses: ApplicationStatusesService,
    private readonly removal: ApplicationRemovalService,
  ) {}

  @Requires('applications.change_status')
  @Put('statuses')
  @ApiOperation({
    summary: 'Set the status of up to 200 applications',
    description:
      'All changes are made in one transaction; missing applications are left out. To undo, send the previous statuses with `is_undo`. If somebody has changed an application since the `seen_status` that you send, nothing is changed: 409 application_changed, and `detail` says who changed what.',
  })
  @ApiReturns(200, ChangedStatusesDto)
  @ApiErrors(401, 409, 422)
  setApplicationStatuses(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() body: ChangeStatusesDto,
  ): Promise<ChangedStatusesDto> {
    return this.statuses.change(admin, body.changes);
  }

  @Requires('applications.remove')
  @Post('removals')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Remove up to 200 applications',
    description:
      'Removed applications are hidden at once, and erased with their files when they can no longer be restored. Removing more than 25 needs an administrator or owner and their password: 422 password_required or wrong_password, and 429 after ten wrong passwords in 15 minutes. Without the password, 429 after 100 removals in ten minutes.',
  })
  @ApiReturns(200, RemovedApplicationsDto)
  @ApiErrors(401, 422, 429)
  removeApplications(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() body: RemoveApplicationsDto,
  ): Promise<RemovedApplicationsDto> {
    return this.removal.removeMany(admin, body);
  }

  @Requires('applications.remove')
  @Post('restorations')
  @HttpCode(200)
  @ApiOperation({ summary: 'Restore up to 200 removed applications' })
  @ApiReturns(200, RestoredApplicationsDto)
  @ApiErrors(401, 422)
  restoreApplications(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() body: ApplicationIdsDto,
  ): Promise<RestoredApplicationsDto> {
    return this.removal.restore(admin.id, body.ids);
  }
}
