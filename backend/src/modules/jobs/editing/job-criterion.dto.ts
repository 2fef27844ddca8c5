import { CRITERION_LIMITS, type JobCriterion } from '@smash/contract';
import { TextField } from '../../../platform/validation/fields.js';

/** A criterion of a job; checkCriteria has the rules beyond its shape. */
export class JobCriterionDto implements JobCriterion {
  @TextField({
    max: CRITERION_LIMITS.id,
    description:
      'Id of the criterion, unique within the job. It stays the same when the criterion is renamed or moved',
    example: 'writing',
  })
  id: string;

  @TextField({
    max: CRITERION_LIMITS.name,
    description: 'Name, unique within the job',
    example: 'Writes clearly',
  })
  name: string;
}
