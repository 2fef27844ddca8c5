import { APPLICATION_STATUSES, type ApplicationStatus } from '@smash/contract';
import { BooleanField, ChoiceField } from '../../../platform/validation/fields.js';

/** Whether a change undoes the latest one. */
export const UndoField = () =>
  BooleanField({
    optional: true,
    description:
      'Takes the latest change back, with the time of the first review if it set that, as if it had not been. ' +
      'Where the latest change is another one, this is a change like any other',
  });

/** The status that the decision is based on. */
export const SeenStatusField = () =>
  ChoiceField(APPLICATION_STATUSES, {
    optional: true,
    description:
      'The status that was seen; with another one by now nothing is changed: 409 application_changed',
  });

export class ApplicationStatusDto {
  @ChoiceField(APPLICATION_STATUSES, { description: 'Any status may follow any other' })
  status: ApplicationStatus;

  @UndoField()
  is_undo?: boolean;

  @SeenStatusField()
  seen_status?: ApplicationStatus;
}
