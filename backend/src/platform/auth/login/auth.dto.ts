import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  APPLICATION_MESSAGES,
  type Brand,
  BRANDS,
  isAccountName,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type Role,
  ROLES,
} from '@smash/contract';
import { Matches, ValidateBy } from 'class-validator';
import { SETUP_TOKEN_MAX_LENGTH } from '../../config/environment-accounts.js';
import { ErrorDto } from '../../http/api-responses.decorator.js';
import { EmailField, TextField } from '../../validation/fields.js';
import { SECOND_STEPS, type SecondStep } from '../second-factor/second-steps.js';
import { isOfOneScript } from '../accounts/usernames.js';
import { ADMIN_STATUSES, type AdminStatus } from '../entities/admin.entity.js';

export class LoginDto {
  @TextField({ max: 254, description: 'Username of the account, in any case', example: 'adaeze' })
  username: string;

  @TextField({ max: PASSWORD_MAX_LENGTH, verbatim: true, description: 'Password' })
  password: string;
}

export class RegisterDto {
  @TextField({
    max: 64,
    description:
      'Letters of one script, digits, dots, hyphens and underscores; it must not look like the name of another account',
    example: 'adaeze',
  })
  @Matches(/^[\p{L}\p{N}._-]{3,64}$/u, {
    message: 'Please use 3 to 64 letters, digits, dots, hyphens or underscores',
  })
  @ValidateBy({
    name: 'isOfOneScript',
    validator: {
      validate: (name) => typeof name === 'string' && isOfOneScript(name),
      defaultMessage: () => 'Please use letters from one alphabet only, such as Latin',
    },
  })
  @ValidateBy({
    name: 'accountName',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isAccountName(value),
      defaultMessage: () => APPLICATION_MESSAGES.name,
    },
  })
  username: string;

  @EmailField({ description: 'Email address', example: 'adaeze@smashtechnology.example' })
  email: string;

  @TextField({
    max: PASSWORD_MAX_LENGTH,
    verbatim: true,
    description: `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters, not a common one`,
  })
  password: string;

  @TextField({
    max: SETUP_TOKEN_MAX_LENGTH,
    verbatim: true,
    optional: true,
    description: 'From the set-up link: makes the account the owner while the portal has never had one',
  })
  setup_token?: string | null;
}

export class ChangePasswordDto {
  @TextField({ max: PASSWORD_MAX_LENGTH, verbatim: true, description: 'The password in use' })
  current_password: string;

  @TextField({ max: PASSWORD_MAX_LENGTH, verbatim: true, description: 'The new password' })
  new_password: string;
}

export class TokenDto {
  @ApiProperty({ description: 'Bearer token; valid until expires_at, logout, or a password change' })
  access_token: string;

  @ApiProperty({ enum: ['bearer'] })
  token_type: 'bearer';

  @ApiProperty({ format: 'date-time' })
  expires_at: string;

  @ApiProperty({
    type: 'integer',
    description: 'Minutes without a request after which the session ends before that; 0 when it does not',
    example: 30,
  })
  idle_minutes: number;

  @ApiProperty()
  username: string;

  @ApiProperty({
    enum: ROLES,
    enumName: 'Role',
    description: 'What the account is for, as long as the token is good',
  })
  role: Role;

  @ApiProperty({
    enum: [...BRANDS],
    isArray: true,
    description: 'Whose jobs the account is limited to, as long as the token is good; none for no limit',
  })
  brands: readonly Brand[];

  @ApiPropertyOptional({
    type: Boolean,
    description: 'True when the portal requires a second factor and the account has none: set one up first',
  })
  lacks_second_factor?: boolean;
}

/** Why a login was refused, and, after the first of two steps, how it goes on. */
export class LoginRefusedDto extends ErrorDto {
  @ApiPropertyOptional({
    description: 'With second_step_required: what the second step is sent with, for five minutes',
  })
  challenge?: string;

  @ApiPropertyOptional({ enum: SECOND_STEPS, enumName: 'SecondStep', isArray: true })
  methods?: SecondStep[];
}

export class RegisteredDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  username: string;

  @ApiProperty({
    enum: ADMIN_STATUSES,
    description: 'pending: an owner has to approve the account first',
  })
  status: AdminStatus;

  @ApiProperty({ description: 'What happens next, to be shown to the person' })
  detail: string;
}

export class AccountDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  username: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role: Role;

  @ApiProperty({
    enum: [...BRANDS],
    isArray: true,
    description: 'Whose jobs it is limited to; none for no limit',
  })
  brands: Brand[];

  @ApiProperty({ enum: ADMIN_STATUSES })
  status: AdminStatus;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the link in the mail to the address was opened; null when it never was',
  })
  email_confirmed_at: string | null;

  @ApiProperty({ description: 'It cannot be approved before its address is confirmed' })
  awaits_confirmation: boolean;

  @ApiProperty({ description: 'Whether it logs in in two steps' })
  has_second_factor: boolean;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}
