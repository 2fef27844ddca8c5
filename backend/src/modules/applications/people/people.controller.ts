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
    summary: 'Get a person and their applications',
    description:
      'A new application is joined to those with the same email address, or with the same telephone number, first name and date of birth. A match of only the email address or only the telephone number is listed in `likely_same`.',
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
    summary: 'Join the applications of another person id to this person',
    description:
      'To undo, split off the applications that were taken over. Repeating the request changes nothing.',
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
    summary: 'Split some applications off into a new person, which is returned',
    description:
      'To undo, merge the two persons. 409 if an application no longer belongs to the person, or if none would be left. Repeating the request changes nothing.',
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
