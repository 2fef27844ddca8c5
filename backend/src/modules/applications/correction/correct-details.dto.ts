import type { CorrectableField } from '@smash/contract';
import { BooleanField, InstantField } from '../../../platform/validation/fields.js';
import { FormField } from '../apply/apply.dto.js';

const optional = { optional: true };

/** Body of PATCH /applications/{id}/details, by the rules of the form. */
export class CorrectDetailsDto implements Partial<Record<CorrectableField, string>> {
  @FormField('first_name', 'Adaeze', optional)
  first_name?: string;

  @FormField('middle_name', '', optional)
  middle_name?: string;

  @FormField('last_name', 'Okonkwo', optional)
  last_name?: string;

  @FormField('email', 'adaeze@example.com', optional)
  email?: string;

  @FormField('phone', '+234 803 555 0100', optional)
  phone?: string;

  @FormField('dob', '1996-04-12', optional)
  dob?: string;

  @FormField('address', '14 Adetokunbo Ademola Crescent, Wuse 2, Abuja', optional)
  address?: string;

  @FormField('state_of_origin', 'Anambra', optional)
  state_of_origin?: string;

  @FormField('state_of_resident', 'FCT', optional)
  state_of_resident?: string;

  @InstantField({
    optional: true,
    description:
      '`updated_at` of the application as you read it: 409 application_changed if somebody has corrected details since. If not given, nothing is compared',
  })
  seen_at?: Date;

  @BooleanField({
    optional: true,
    description:
      'Whether to mail a link to the page of the application to a new email address; has no effect if the address stays',
  })
  send_link?: boolean;
}
