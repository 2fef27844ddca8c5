import { ChoiceField } from '../../validation/fields.js';

const SETTABLE = ['active', 'suspended'] as const;

export class AccountStatusDto {
  @ChoiceField(SETTABLE, { description: 'active approves or reinstates, suspended locks out at once' })
  status: (typeof SETTABLE)[number];
}
