import { APPLICATION_STATUSES, type ApplicationStatus } from '@smash/contract';
import { BooleanField, ChoiceField } from '../../../platform/validation/fields.js';

/** Whether a change undoes the latest one. */
export const UndoField = () =>
  BooleanField({
    optional: true,
    description:
      'Undoes the latest change, and also the time of the first review if that change set it. If the latest change is another one, this is an ordinary change',
  });

/** The status that the decision is based on. */
export const SeenStatusField = () =>
  ChoiceField(APPLICATION_STATUSES, {
    optional: true,
    description:
      'The status that you saw: if it has changed since, nothing is changed: 409 application_changed. If not given, nothing is compared',
  });

export class ApplicationStatusDto {
  @ChoiceField(APPLICATION_STATUSES, { description: 'New status; any status may follow any other' })
  status: ApplicationStatus;

  @UndoField()
  is_undo?: boolean;

  @SeenStatusField()
  seen_status?: ApplicationStatus;
}
