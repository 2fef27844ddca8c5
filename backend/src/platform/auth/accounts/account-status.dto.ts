import { type Brand, BRANDS, type Role, ROLES } from '@smash/contract';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, ChoicesField, ObjectField } from '../../validation/fields.js';
import { ADMIN_STATUSES, type AdminStatus } from '../entities/admin.entity.js';

const SETTABLE = ['active', 'suspended'] as const;

/** The account as an owner saw it on the screen. */
export class SeenAccountDto {
  @ChoiceField(ADMIN_STATUSES, { description: 'As the account was read' })
  status: AdminStatus;

  @ChoiceField(ROLES, { description: 'As the account was read' })
  role: Role;

  @ChoicesField(BRANDS, { description: 'As the account was read' })
  brands: Brand[];
}

/** Part of a change of an account: its state when the caller read it. Left out, nothing is compared. */
class SeenDto {
  @ApiProperty({
    type: SeenAccountDto,
    required: false,
    description: 'The account as it was read: 409 `account_changed` when another owner has changed it since',
  })
  @ObjectField(() => SeenAccountDto)
  seen?: SeenAccountDto;
}

export class AccountStatusDto extends SeenDto {
  @ChoiceField(SETTABLE, { description: 'active approves or reinstates, suspended locks out at once' })
  status: (typeof SETTABLE)[number];

  @ChoiceField(ROLES, {
    optional: true,
    description:
      'Given in the same step; left out, the account keeps its role, which is administrator at first',
  })
  role?: Role;
}

export class AccountRoleDto extends SeenDto {
  @ChoiceField(ROLES, { description: 'What the account is for, from now on' })
  role: Role;
}

export class AccountBrandsDto extends SeenDto {
  @ChoicesField(BRANDS, {
    description: 'Whose jobs the account sees, with all that belongs to them; none for the jobs of all',
  })
  brands: Brand[];
}
