import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  Requires,
  Shows,
} from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { ApiTotals } from '../../../platform/http/api-totals.decorator.js';
import { withTotals } from '../../../platform/http/counted-page.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { BookingService } from '../booking/booking.service.js';
import {
  CancelInterviewDto,
  ChangeOfferDto,
  InterviewDto,
  ListInterviewsQueryDto,
  MoveInterviewDto,
  OfferInterviewDto,
} from './interview.dto.js';
import { InterviewsService } from './interviews.service.js';

@ApiTags('Interviews')
@Controller('interviews')
export class InterviewsController {
  constructor(
    private readonly interviews: InterviewsService,
    private readonly booking: BookingService,
  ) {}

  @Requires('interviews.read')
  @Get()
  @ApiOperation({
    summary: 'List the interviews by time, earliest first',
    description: 'Returns a page of 200 if no page is asked for. Interviews without a time come last.',
  })
  @ApiOkResponse({ type: [InterviewDto] })
  @ApiTotals()
  @ApiErrors(401, 422)
  async listInterviews(
    @Query() query: ListInterviewsQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InterviewDto[]> {
    return withTotals(response, await this.interviews.list(query));
  }

  @Requires('interviews.manage')
  @Shows('interviews.read')
  @Post()
  @ApiOperation({
    summary: 'Offer an applicant times for an interview',
    description:
      'The applicant gets a mail with a link to choose a time. An application can have one open interview: a second offer gets 409, and the same offer again changes nothing.',
  })
  @ApiReturns(201, InterviewDto)
  @ApiErrors(401, 404, 409, 422)
  offerInterview(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() body: OfferInterviewDto,
  ): Promise<InterviewDto> {
    return this.booking.offer(admin.id, body);
  }

  @Requires('interviews.read')
  @Get(':id')
  @ApiOperation({ summary: 'Get an interview' })
  @ApiReturns(200, InterviewDto)
  @ApiErrors(401, 404, 422)
  getInterview(@Param('id', UuidPipe) id: string): Promise<InterviewDto> {
    return this.interviews.get(id);
  }

  @Requires('interviews.manage')
  @Shows('interviews.read')
  @Put(':id/times')
  @ApiOperation({
    summary: 'Replace the times that are offered',
    description: 'A booked time stays booked until the applicant chooses another one.',
  })
  @ApiReturns(200, InterviewDto)
  @ApiErrors(401, 404, 409, 422)
  offerOtherTimes(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: ChangeOfferDto,
  ): Promise<InterviewDto> {
    return this.booking.changeOffer(admin.id, id, body);
  }

  @Requires('interviews.manage')
  @Shows('interviews.read')
  @Put(':id/slot')
  @ApiOperation({
    summary: 'Book a time for the applicant, or move the interview to another time',
    description:
      'Possible until the interview starts. The applicant and the interviewer get a mail that moves the entry in their calendars.',
  })
  @ApiReturns(200, InterviewDto)
  @ApiErrors(401, 404, 409, 422)
  moveInterview(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: MoveInterviewDto,
  ): Promise<InterviewDto> {
    return this.booking.move(admin.id, id, body);
  }

  @Requires('interviews.manage')
  @Shows('interviews.read')
  @Post(':id/cancellation')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Cancel an interview or an offer; repeating the request changes nothing',
    description:
      'Possible until the interview starts. The applicant and the interviewer get a mail that removes the entry from their calendars.',
  })
  @ApiReturns(200, InterviewDto)
  @ApiErrors(401, 404, 409, 422)
  cancelInterview(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: CancelInterviewDto,
  ): Promise<InterviewDto> {
    return this.booking.cancel(admin.id, id, body.sequence);
  }
}
