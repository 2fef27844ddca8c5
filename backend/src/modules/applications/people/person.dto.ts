import { ApiProperty, PickType } from '@nestjs/swagger';
import { ApplicationDto } from '../list/application.dto.js';
import { IdField } from '../../../platform/validation/fields.js';
import { ApplicationIdsField } from '../status/bulk.dto.js';

/** The fields of an application that show who the person is. */
export class PersonApplicationDto extends PickType(ApplicationDto, [
  'id',
  'reference',
  'job_id',
  'job_title',
  'first_name',
  'middle_name',
  'last_name',
  'email',
  'phone',
  'status',
  'applied_at',
  'withdrawn_at',
  'is_replaced',
  'replaced_by',
]) {}

/** Another person, whose applications share an address or a telephone number with this one. */
export class LikelyPersonDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: [PersonApplicationDto], description: 'Applications of the person, newest first' })
  applications: PersonApplicationDto[];
}

export class PersonDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    type: [PersonApplicationDto],
    description: 'The newest 200 applications of the person, newest first',
  })
  applications: PersonApplicationDto[];

  @ApiProperty({
    type: [LikelyPersonDto],
    description:
      'Other persons who may be the same, for somebody to decide; without those that were split off by hand',
  })
  likely_same: LikelyPersonDto[];
}

export class MergePersonDto {
  @IdField({ description: 'Id of the person whose applications are taken over' })
  person_id: string;
}

export class SplitPersonDto {
  @ApplicationIdsField()
  application_ids: string[];
}
