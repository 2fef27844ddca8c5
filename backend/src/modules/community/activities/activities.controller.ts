import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { ApiTotals } from '../../../platform/http/api-totals.decorator.js';
import { withTotals } from '../../../platform/http/counted-page.js';
import { NumericIdPipe } from '../../../platform/validation/id.pipes.js';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { ActivityDto } from './activity.dto.js';
import { ListActivitiesQueryDto } from './list-activities-query.dto.js';
import { SaveActivityDto, UpdateActivityDto } from './save-activity.dto.js';
import { ActivitiesService } from './activities.service.js';

@ApiTags('Activities')
@Controller('activities')
export class ActivitiesController {
  constructor(private readonly activities: ActivitiesService) {}

  @Requires('community.read')
  @Get()
  @ApiOperation({
    summary: 'List the activities, newest first',
    description:
      'Without parameters the response is the whole list. `search` looks in title and description.',
  })
  @ApiOkResponse({ type: [ActivityDto] })
  @ApiTotals()
  @ApiErrors(401, 422)
  async listActivities(
    @Query() query: ListActivitiesQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ActivityDto[]> {
    return withTotals(response, await this.activities.list(query));
  }

  @Requires('community.read')
  @Get(':id')
  @ApiOperation({ summary: 'Get an activity' })
  @ApiReturns(200, ActivityDto)
  @ApiErrors(401, 404, 422)
  getActivity(@Param('id', NumericIdPipe) id: number): Promise<ActivityDto> {
    return this.activities.get(id);
  }

  @Requires('community.edit')
  @Post()
  @ApiOperation({ summary: 'Create an activity' })
  @ApiReturns(201, ActivityDto)
  @ApiErrors(401, 422)
  createActivity(@LoggedInAdmin() admin: CurrentAdmin, @Body() body: SaveActivityDto): Promise<ActivityDto> {
    return this.activities.create(admin.id, body);
  }

  @Requires('community.edit')
  @Put(':id')
  @ApiOperation({
    summary: 'Replace an activity',
    description:
      'Send the `version` that you read: 409 activity_changed if somebody else has changed the activity since.',
  })
  @ApiReturns(200, ActivityDto)
  @ApiErrors(401, 404, 409, 422)
  updateActivity(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', NumericIdPipe) id: number,
    @Body() body: UpdateActivityDto,
  ): Promise<ActivityDto> {
    return this.activities.update(admin.id, id, body);
  }

  @Requires('community.edit')
  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete an activity' })
  @ApiReturns(204)
  @ApiErrors(401, 404, 422)
  deleteActivity(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', NumericIdPipe) id: number,
  ): Promise<void> {
    return this.activities.remove(admin.id, id);
  }
}
