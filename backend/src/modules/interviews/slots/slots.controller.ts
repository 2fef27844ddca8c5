import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { AddSlotsDto, ListSlotsQueryDto, SlotDto } from './slot.dto.js';
import { SlotsService } from './slots.service.js';

@ApiTags('Interviews')
@Controller('interview-slots')
export class SlotsController {
  constructor(private readonly slots: SlotsService) {}

  @Requires('interviews.read')
  @Get()
  @ApiOperation({ summary: 'List the times of interviewers, earliest first; at most 1,000' })
  @ApiReturns(200, [SlotDto])
  @ApiErrors(401, 422)
  listInterviewSlots(@Query() query: ListSlotsQueryDto): Promise<SlotDto[]> {
    return this.slots.list(query);
  }

  @Requires('interviews.read')
  @Post()
  @ApiOperation({
    summary: 'Add times to a calendar',
    description:
      'All times are added or none. Times of one interviewer must not overlap: 409. A time that exists already counts as added.',
  })
  @ApiReturns(201, [SlotDto])
  @ApiErrors(401, 409, 422)
  addInterviewSlots(@LoggedInAdmin() admin: CurrentAdmin, @Body() body: AddSlotsDto): Promise<SlotDto[]> {
    return this.slots.add(admin, body);
  }

  @Requires('interviews.read')
  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Remove a time, also from the offers that contain it',
    description:
      'A time of another interviewer needs `interviews.manage`. 409 while an interview is booked in it.',
  })
  @ApiReturns(204)
  @ApiErrors(401, 403, 404, 409, 422)
  removeInterviewSlot(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
  ): Promise<void> {
    return this.slots.remove(admin, id);
  }
}
