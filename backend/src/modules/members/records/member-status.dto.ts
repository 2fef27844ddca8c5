import { ChoiceField } from '../../../platform/validation/fields.js';

const SETTABLE = ['active', 'suspended'] as const;

export class MemberStatusDto {
  @ChoiceField(SETTABLE, {
    description: '`suspended` locks the member out at once; `active` reinstates the member',
  })
  status: (typeof SETTABLE)[number];
}
