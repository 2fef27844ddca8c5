import { type Brand, BRANDS, type Role, ROLES } from '@smash/contract';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { ChoiceField, ChoicesField, ObjectField } from '../../validation/fields.js';
import { ADMIN_STATUSES, type AdminStatus } from '../entities/admin.entity.js';

const SETTABLE = ['active', 'suspended'] as const;

/** The account as an owner saw it on the screen. */
export class SeenAccountDto {
  @ChoiceField(ADMIN_STATUSES, { description: 'Value that you read' })
  status: AdminStatus;

  @ChoiceField(ROLES, { description: 'Value that you read' })
  role: Role;

  @ChoicesField(BRANDS, { description: 'Value that you read' })
  brands: Brand[];
}

/** Part of a change of an account: its state when the caller read it. Left out, nothing is compared. */
class SeenDto {
  @ApiProperty({
    type: SeenAccountDto,
    required: false,
    description:
      'The account as you read it: 409 `account_changed` if another owner has changed it since. If not given, nothing is compared',
  })
  @ObjectField(() => SeenAccountDto)
  seen?: SeenAccountDto;
}

export class AccountRoleDto extends SeenDto {
  @ChoiceField(ROLES, { description: 'New role of the account' })
  role: Role;
}

export class AccountBrandsDto extends SeenDto {
  @ChoicesField(BRANDS, {
    description:
      'Businesses whose jobs, with everything that belongs to them, the account sees; an empty list means all businesses',
  })
  brands: Brand[];
}

/** Without brands, the account's limit stays. */
export class AccountStatusDto extends PartialType(AccountBrandsDto) {
  @ChoiceField(SETTABLE, {
    description: '`active` approves or reinstates the account; `suspended` locks it out at once',
  })
  status: (typeof SETTABLE)[number];

  @ChoiceField(ROLES, {
    optional: true,
    description:
      'New role of the account, set in the same step. If not given, the account keeps its role, which is administrator at first',
  })
  role?: Role;
}
