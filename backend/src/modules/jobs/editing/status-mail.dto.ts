import { STATUS_MAIL_DELAY, type StatusMail, STATUSES_MAILED } from '@smash/contract';
import { ChoiceField, WholeNumberField } from '../../../platform/validation/fields.js';
import { LARGEST_ID } from '../../../platform/validation/id.pipes.js';

/** A mail that a job sends automatically when an application gets a status. */
export class JobStatusMailDto implements StatusMail {
  @ChoiceField(STATUSES_MAILED, { description: 'Status that the mail tells the applicant of' })
  status: StatusMail['status'];

  @WholeNumberField({
    min: 1,
    max: LARGEST_ID,
    optional: true,
    description:
      'Id of the mail template. The oldest template for the status is used if this is null, deleted, or for another status',
  })
  template_id?: number | null;

  @WholeNumberField({
    min: STATUS_MAIL_DELAY.least,
    max: STATUS_MAIL_DELAY.most,
    description:
      'Hours between the change of status and the mail; it is not sent if the status changes again before',
  })
  delay_hours: number;
}
