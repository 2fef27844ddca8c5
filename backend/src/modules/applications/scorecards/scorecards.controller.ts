import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { SaveScorecardDto, ScorecardDto, ScorecardsDto } from './scorecard.dto.js';
import { ScorecardsService } from './scorecards.service.js';

@ApiTags('Applications')
@Controller('applications/:id')
export class ScorecardsController {
  constructor(private readonly scorecards: ScorecardsService) {}

  @Requires('applications.read')
  @Get('scorecards')
  @ApiOperation({
    summary: 'The scorecards of an application',
    description:
      'Scorecards of others are hidden from you, even if you are an owner, until you give your own.',
  })
  @ApiReturns(200, ScorecardsDto)
  @ApiErrors(401, 404, 422)
  listScorecards(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
  ): Promise<ScorecardsDto> {
    return this.scorecards.list(admin.id, id);
  }

  @Requires('applications.read')
  @Get('scorecard')
  @ApiOperation({ summary: 'Get your own scorecard of an application' })
  @ApiReturns(200, ScorecardDto)
  @ApiErrors(401, 404, 422)
  getScorecard(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
  ): Promise<ScorecardDto> {
    return this.scorecards.getOwn(admin.id, id);
  }

  @Requires('scorecards.give')
  @Put('scorecard')
  @ApiOperation({
    summary: 'Give or change your own scorecard of an application',
    description: 'Sending the same scorecard again changes nothing and is not recorded.',
  })
  @ApiReturns(200, ScorecardDto)
  @ApiErrors(401, 404, 422)
  saveScorecard(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: SaveScorecardDto,
  ): Promise<ScorecardDto> {
    return this.scorecards.save(admin.id, id, body);
  }

  @Requires('scorecards.give')
  @Delete('scorecard')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Withdraw your own scorecard of an application',
    description: 'The scorecards of others are hidden from you again. Repeating the request changes nothing.',
  })
  @ApiReturns(204)
  @ApiErrors(401, 404, 422)
  withdrawScorecard(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.scorecards.withdraw(admin.id, id);
  }
}
