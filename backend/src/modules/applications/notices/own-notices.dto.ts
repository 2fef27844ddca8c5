import { ARRIVAL_NOTICES, type ArrivalNotice, DIGEST_HOUR } from '@smash/contract';
import { ChoiceField } from '../../../platform/validation/fields.js';

export class OwnNoticesDto {
  @ChoiceField(ARRIVAL_NOTICES, {
    description: `A mail for each new application, one a day after ${DIGEST_HOUR} in the morning (Lagos) when there were any, or none`,
  })
  new_applications: ArrivalNotice;
}
