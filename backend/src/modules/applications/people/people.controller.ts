import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  Requires,
  Shows,
} from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { PeopleService } from './people.service.js';
import { MergePersonDto, PersonDto, SplitPersonDto } from './person.dto.js';

@ApiTags('People')
@Controller('people/:id')
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @Requires('applications.read')
  @Get()
  @ApiOperation({
    summary: 'The applications of one person',
    description:
      'An application that arrives is joined to those with the same address, or with the same telephone number, first ' +
      'name and date of birth. What only shares an address or a telephone number is told in `likely_same`.',
  })
  @ApiReturns(200, PersonDto)
  @ApiErrors(401, 404, 422)
  getPerson(@Param('id', UuidPipe) id: string): Promise<PersonDto> {
    return this.people.get(id);
  }

  @Requires('people.edit')
  @Shows('applications.read')
  @Post('merge')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Take over the applications of another id of the same person',
    description: 'Splitting the applications that were taken over undoes it. A repetition changes nothing.',
  })
  @ApiReturns(200, PersonDto)
  @ApiErrors(401, 404, 409, 422)
  mergePerson(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() { person_id }: MergePersonDto,
  ): Promise<PersonDto> {
    return this.people.merge(admin.id, id, person_id);
  }

  @Requires('people.edit')
  @Shows('applications.read')
  @Post('split')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Give some applications of a person to a person of their own, which is returned',
    description:
      'Merging the two undoes it. 409 when one is not an application of the person any more, and when none would be left. ' +
      'A repetition changes nothing.',
  })
  @ApiReturns(200, PersonDto)
  @ApiErrors(401, 404, 409, 422)
  splitPerson(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() { application_ids }: SplitPersonDto,
  ): Promise<PersonDto> {
    return this.people.split(admin.id, id, application_ids);
  }
}
