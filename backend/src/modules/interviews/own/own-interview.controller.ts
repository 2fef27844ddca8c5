import { Body, Controller, Delete, Get, Header, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CandidateGuard, OwnApplication } from '../../applications/candidate/candidate.guard.js';
import { Public } from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { CancelOwnInterviewQueryDto, ChooseTimeDto, OwnInterviewAnswerDto } from './own-interview.dto.js';
import { OwnInterviewService } from './own-interview.service.js';

/** The applicant's own interview, behind the candidate guard like the rest of their page. */
@Public()
@UseGuards(CandidateGuard)
@ApiBearerAuth('candidate')
@ApiTags('Own application')
@Controller('my-application/interview')
export class OwnInterviewController {
  constructor(private readonly interviews: OwnInterviewService) {}

  @Get()
  @ApiOperation({ summary: "Get the newest interview of the applicant's own application" })
  @ApiReturns(200, OwnInterviewAnswerDto)
  @ApiErrors(401)
  getOwnInterview(@OwnApplication() id: string): Promise<OwnInterviewAnswerDto> {
    return this.interviews.get(id);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Choose a time, or change it until the interview starts',
    description:
      '409 `slot_taken` if somebody else has booked the time; `times` has the times that are still free. Sending the same time again changes nothing.',
  })
  @ApiReturns(200, OwnInterviewAnswerDto)
  @ApiErrors(401, 404, 409, 422, 429)
  chooseInterviewTime(
    @OwnApplication() id: string,
    @Body() body: ChooseTimeDto,
  ): Promise<OwnInterviewAnswerDto> {
    return this.interviews.choose(id, body);
  }

  @Delete()
  @ApiOperation({
    summary: 'Cancel the interview or decline the offer; repeating the request changes nothing',
  })
  @ApiReturns(200, OwnInterviewAnswerDto)
  @ApiErrors(401, 404, 409, 422)
  cancelOwnInterview(
    @OwnApplication() id: string,
    @Query() { sequence }: CancelOwnInterviewQueryDto,
  ): Promise<OwnInterviewAnswerDto> {
    return this.interviews.cancel(id, sequence);
  }

  @Get('calendar')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="interview.ics"')
  @ApiOperation({ summary: 'Download the booked interview as a calendar file' })
  @ApiResponse({
    status: 200,
    content: { 'text/calendar': {} },
    description: 'The calendar in iCalendar format',
  })
  @ApiErrors(401, 404)
  downloadOwnInterview(@OwnApplication() id: string): Promise<string> {
    return this.interviews.calendar(id);
  }
}
