import { CRITERION_LIMITS, type JobCriterion } from '@smash/contract';
import { TextField } from '../../../platform/validation/fields.js';

/** A criterion of a job; checkCriteria has the rules beyond its shape. */
export class JobCriterionDto implements JobCriterion {
  @TextField({
    max: CRITERION_LIMITS.id,
    description: 'Unique within the job, and kept when the criterion is renamed or moved',
    example: 'writing',
  })
  id: string;

  @TextField({ max: CRITERION_LIMITS.name, description: 'Unique within the job', example: 'Writes clearly' })
  name: string;
}
