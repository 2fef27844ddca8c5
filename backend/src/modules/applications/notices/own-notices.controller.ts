import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { ArrivalNotices } from './arrival-notices.service.js';
import { OwnNoticesDto } from './own-notices.dto.js';

@ApiTags('Accounts')
@Controller('me/notices')
export class OwnNoticesController {
  constructor(private readonly notices: ArrivalNotices) {}

  @Requires('applications.read')
  @Get()
  @ApiOperation({ summary: 'Get which mails you receive about new applications' })
  @ApiReturns(200, OwnNoticesDto)
  @ApiErrors(401)
  async getOwnNotices(@LoggedInAdmin() admin: CurrentAdmin): Promise<OwnNoticesDto> {
    return { new_applications: await this.notices.get(admin.id) };
  }

  @Requires('applications.read')
  @Put()
  @ApiOperation({
    summary: 'Choose which mails you receive about new applications',
    description:
      'The mail to HR_EMAIL does not depend on this choice. Repeating the request changes nothing.',
  })
  @ApiReturns(200, OwnNoticesDto)
  @ApiErrors(401, 422)
  async setOwnNotices(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() { new_applications }: OwnNoticesDto,
  ): Promise<OwnNoticesDto> {
    return { new_applications: await this.notices.set(admin.id, new_applications) };
  }
}
