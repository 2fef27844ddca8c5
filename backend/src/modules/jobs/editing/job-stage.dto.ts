import { type JobStage, STAGE_LIMITS } from '@smash/contract';
import { TextField } from '../../../platform/validation/fields.js';

/** A stage of a job; checkStages has the rules beyond its shape. */
export class JobStageDto implements JobStage {
  @TextField({
    max: STAGE_LIMITS.id,
    description:
      'Unique within the job, and kept when the stage is renamed or moved: who stands in it stays in it',
    example: 'phone-screen',
  })
  id: string;

  @TextField({ max: STAGE_LIMITS.name, description: 'Unique within the job', example: 'Phone screen' })
  name: string;
}
