import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../platform/http/api-responses.decorator.js';
import { IDEMPOTENCY_KEY_HEADER } from '../../platform/http/idempotency-key.js';
import { UuidPipe } from '../../platform/validation/id.pipes.js';
import { BulkActionDto, StartBulkActionDto } from './bulk-action.dto.js';
import { BulkActionsService } from './bulk-actions.service.js';

/** Acts on many applications in the background. Each account sees only its own bulk actions. */
@ApiTags('Applications')
@Controller('applications/bulk')
export class BulkActionsController {
  constructor(private readonly actions: BulkActionsService) {}

  @Requires('applications.change_status')
  @Post()
  @HttpCode(202)
  @ApiOperation({
    summary:
      'Start a bulk action: set the status of applications, or assign, tag or remove them, by ids or by filter',
    description:
      'Runs in the background. An application that somebody changes after it was chosen is left alone and counted. `tag` needs tags.edit. `remove` needs applications.remove; removing more than 25 needs an administrator or owner and their password: 422 password_required or wrong_password, and 429 after ten wrong passwords in 15 minutes. Without the password, 429 after 100 removals in ten minutes. Send an Idempotency-Key: a repetition with the same key and content returns the same bulk action. A `filter` also needs applications.read.',
  })
  @ApiHeader({ ...IDEMPOTENCY_KEY_HEADER, required: false })
  @ApiReturns(202, BulkActionDto)
  @ApiErrors(401, 404, 422, 429)
  startBulkAction(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() body: StartBulkActionDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<BulkActionDto> {
    return this.actions.start(admin, body, key);
  }

  @Requires('applications.change_status')
  @Get('latest')
  @ApiOperation({ summary: 'Your bulk actions of the last day, the latest five, newest first' })
  @ApiOkResponse({ type: [BulkActionDto] })
  @ApiErrors(401)
  listBulkActions(@LoggedInAdmin() admin: CurrentAdmin): Promise<BulkActionDto[]> {
    return this.actions.list(admin.id);
  }

  @Requires('applications.change_status')
  @Get(':bulk_id')
  @ApiOperation({ summary: 'Get the progress and result of a bulk action' })
  @ApiReturns(200, BulkActionDto)
  @ApiErrors(401, 404, 422)
  getBulkAction(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('bulk_id', UuidPipe) id: string,
  ): Promise<BulkActionDto> {
    return this.actions.get(admin.id, id);
  }

  @Requires('applications.change_status')
  @Delete(':bulk_id')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Undo a bulk action',
    description:
      'Runs in the background. What somebody else has changed since is kept and counted. 409 after `undoable_until`.',
  })
  @ApiReturns(202, BulkActionDto)
  @ApiErrors(401, 404, 409, 422)
  undoBulkAction(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('bulk_id', UuidPipe) id: string,
  ): Promise<BulkActionDto> {
    return this.actions.undo(admin, id);
  }
}
