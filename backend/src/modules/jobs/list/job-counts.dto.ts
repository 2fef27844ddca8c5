import { ApiProperty } from '@nestjs/swagger';
import type { JobCounts } from '@smash/contract';

const Numbers = (example: Record<string, number>): PropertyDecorator =>
  ApiProperty({ type: 'object', additionalProperties: { type: 'integer' }, example });

/** How many jobs each choice of a filter would find; choices that would find none are left out. */
export class JobCountsDto implements JobCounts {
  @Numbers({ ridesmash: 4, group: 1 })
  brand: JobCounts['brand'];

  @Numbers({ Abuja: 3, FCT: 3, remote: 1 })
  place: JobCounts['place'];

  @Numbers({ 'Full Time': 4, Contract: 1 })
  type: JobCounts['type'];

  @Numbers({ onsite: 2, remote: 1 })
  workplace: JobCounts['workplace'];
}
