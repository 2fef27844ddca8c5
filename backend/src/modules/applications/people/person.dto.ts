import { ApiProperty, PickType } from '@nestjs/swagger';
import { ApplicationDto } from '../list/application.dto.js';
import { IdField } from '../../../platform/validation/fields.js';
import { ApplicationIdsField } from '../status/bulk.dto.js';

/** An application as far as it tells who the person is. */
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

/** Applications of somebody else that have an address or a telephone number of the person. */
export class LikelyPersonDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: [PersonApplicationDto], description: 'Newest first' })
  applications: PersonApplicationDto[];
}

export class PersonDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: [PersonApplicationDto], description: 'The newest 200, newest first' })
  applications: PersonApplicationDto[];

  @ApiProperty({
    type: [LikelyPersonDto],
    description: 'Who may be the same person, for somebody to decide; without those who were split by hand',
  })
  likely_same: LikelyPersonDto[];
}

export class MergePersonDto {
  @IdField({ description: 'The person whose applications are taken over' })
  person_id: string;
}

export class SplitPersonDto {
  @ApplicationIdsField()
  application_ids: string[];
}
