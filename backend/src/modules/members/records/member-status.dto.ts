import { ChoiceField } from '../../../platform/validation/fields.js';

const SETTABLE = ['active', 'suspended'] as const;

export class MemberStatusDto {
  @ChoiceField(SETTABLE, { description: 'suspended locks out at once, active takes back' })
  status: (typeof SETTABLE)[number];
}
