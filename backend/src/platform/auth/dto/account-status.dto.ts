import { type Brand, BRANDS, type Role, ROLES } from '@smash/contract';
import { ChoiceField, ChoicesField } from '../../validation/fields.js';

const SETTABLE = ['active', 'suspended'] as const;

export class AccountStatusDto {
  @ChoiceField(SETTABLE, { description: 'active approves or reinstates, suspended locks out at once' })
  status: (typeof SETTABLE)[number];

  @ChoiceField(ROLES, {
    optional: true,
    description:
      'Given in the same step; left out, the account keeps its role, which is administrator at first',
  })
  role?: Role;
}

export class AccountRoleDto {
  @ChoiceField(ROLES, { description: 'What the account is for, from now on' })
  role: Role;
}

export class AccountBrandsDto {
  @ChoicesField(BRANDS, {
    description: 'Whose jobs the account sees, with all that belongs to them; none for the jobs of all',
  })
  brands: Brand[];
}
