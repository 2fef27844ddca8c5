import { APPLICATION_STATUSES, type ApplicationStatus } from '@smash/contract';
import { ChoiceField } from '../../../platform/validation/fields.js';

export class ApplicationStatusDto {
  @ChoiceField(APPLICATION_STATUSES, { description: 'Any status may follow any other' })
  status: ApplicationStatus;
}
