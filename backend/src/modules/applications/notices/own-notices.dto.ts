import { ARRIVAL_NOTICES, type ArrivalNotice, DIGEST_HOUR } from '@smash/contract';
import { ChoiceField } from '../../../platform/validation/fields.js';

export class OwnNoticesDto {
  @ChoiceField(ARRIVAL_NOTICES, {
    description: `\`each\`: a mail for each new application; \`digest\`: one mail a day after ${DIGEST_HOUR} in the morning (Lagos time) if there were any; \`none\`: no mail`,
  })
  new_applications: ArrivalNotice;
}
