import { type JobStage, STAGE_LIMITS } from '@smash/contract';
import { TextField } from '../../../platform/validation/fields.js';

/** A stage of a job; checkStages has the rules beyond its shape. */
export class JobStageDto implements JobStage {
  @TextField({
    max: STAGE_LIMITS.id,
    description:
      'Id of the stage, unique within the job. It stays the same when the stage is renamed or moved, and its applications stay in it',
    example: 'phone-screen',
  })
  id: string;

  @TextField({ max: STAGE_LIMITS.name, description: 'Name, unique within the job', example: 'Phone screen' })
  name: string;
}
