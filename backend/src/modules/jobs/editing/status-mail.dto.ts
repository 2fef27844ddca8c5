import { STATUS_MAIL_DELAY, type StatusMail, STATUSES_MAILED } from '@smash/contract';
import { ChoiceField, WholeNumberField } from '../../../platform/validation/fields.js';
import { LARGEST_ID } from '../../../platform/validation/id.pipes.js';

/** A mail that a job sends automatically when an application gets a status. */
export class JobStatusMailDto implements StatusMail {
  @ChoiceField(STATUSES_MAILED, { description: 'The status that it tells of' })
  status: StatusMail['status'];

  @WholeNumberField({
    min: 1,
    max: LARGEST_ID,
    optional: true,
    description:
      'The mail template; the oldest that tells of the status if null, deleted, or it tells of another',
  })
  template_id?: number | null;

  @WholeNumberField({
    min: STATUS_MAIL_DELAY.least,
    max: STATUS_MAIL_DELAY.most,
    description: 'After so many hours, unless the status has changed again',
  })
  delay_hours: number;
}
