import { Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  Public,
  Requires,
} from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { LimitByAddress } from '../../../platform/rate-limits/limit-by-address.decorator.js';
import { AnyQuery } from '../../../platform/http/unknown-query.interceptor.js';
import { CalendarFeedDto, NewCalendarFeedDto } from './calendar-feed.dto.js';
import { CalendarFeedService } from './calendar-feed.service.js';

@ApiTags('Interviews')
@Controller('interviews/feed')
export class CalendarFeedController {
  constructor(private readonly feeds: CalendarFeedService) {}

  @Requires('interviews.read')
  @Get()
  @ApiOperation({ summary: 'Whether your calendar has an address for calendar programs' })
  @ApiReturns(200, CalendarFeedDto)
  @ApiErrors(401)
  getCalendarFeed(@LoggedInAdmin() admin: CurrentAdmin): Promise<CalendarFeedDto> {
    return this.feeds.get(admin.id);
  }

  @Requires('interviews.read')
  @Post()
  @ApiOperation({
    summary: 'Create a secret address of your calendar; the previous address stops working',
    description: 'For people only: an API token has no interviews and gets 403 token_not_permitted.',
  })
  @ApiReturns(201, NewCalendarFeedDto)
  @ApiErrors(401)
  renewCalendarFeed(@LoggedInAdmin() admin: CurrentAdmin): Promise<NewCalendarFeedDto> {
    return this.feeds.renew(admin);
  }

  @Requires('interviews.read')
  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete the address of your calendar; repeating the request changes nothing' })
  @ApiReturns(204)
  @ApiErrors(401)
  async endCalendarFeed(@LoggedInAdmin() admin: CurrentAdmin): Promise<void> {
    await this.feeds.end(admin.id, admin.id);
  }

  @Public()
  @LimitByAddress('calendarFeedByAddress')
  @AnyQuery()
  @Get(':token.ics')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex')
  @ApiOperation({
    summary: 'The calendar of the account that made the address, for calendar programs',
    description:
      "Each entry has the applicant's name, the job, the place and a link to the portal. It starts 30 days before today.",
  })
  @ApiResponse({
    status: 200,
    content: { 'text/calendar': {} },
    description: 'The calendar in iCalendar format',
  })
  @ApiErrors(404)
  readCalendarFeed(@Param('token') token: string): Promise<string> {
    return this.feeds.read(token);
  }
}
