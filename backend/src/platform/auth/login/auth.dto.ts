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
  @TextField({
    max: 254,
    description: 'Username of the account; upper and lower case do not matter',
    example: 'adaeze',
  })
  username: string;

  @TextField({ max: PASSWORD_MAX_LENGTH, verbatim: true, description: 'Password' })
  password: string;
}

export class RegisterDto {
  @TextField({
    max: 64,
    description:
      'Username: letters of one script, digits, dots, hyphens and underscores. It must not look like the username of another account',
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
    description: `Password of ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters; common passwords are refused`,
  })
  password: string;

  @TextField({
    max: SETUP_TOKEN_MAX_LENGTH,
    verbatim: true,
    optional: true,
    description: 'Token of the set-up link; makes the account the owner if the portal has never had one',
  })
  setup_token?: string | null;
}

export class ChangePasswordDto {
  @TextField({ max: PASSWORD_MAX_LENGTH, verbatim: true, description: 'The present password' })
  current_password: string;

  @TextField({ max: PASSWORD_MAX_LENGTH, verbatim: true, description: 'The new password' })
  new_password: string;
}

export class TokenDto {
  @ApiProperty({ description: 'Bearer token; valid until expires_at, logout or a change of the password' })
  access_token: string;

  @ApiProperty({ enum: ['bearer'] })
  token_type: 'bearer';

  @ApiProperty({ format: 'date-time' })
  expires_at: string;

  @ApiProperty({
    type: 'integer',
    description: 'Minutes without a request after which the session ends early; 0 for no such limit',
    example: 30,
  })
  idle_minutes: number;

  @ApiProperty()
  username: string;

  @ApiProperty({
    enum: ROLES,
    enumName: 'Role',
    description: 'Role of the account, fixed for the life of the token',
  })
  role: Role;

  @ApiProperty({
    enum: [...BRANDS],
    isArray: true,
    description:
      'Businesses whose jobs the account is limited to, fixed for the life of the token; an empty list means no limit',
  })
  brands: readonly Brand[];

  @ApiPropertyOptional({
    type: Boolean,
    description: 'True if the portal requires a second factor and the account has none: set one up first',
  })
  lacks_second_factor?: boolean;
}

/** Why a login was refused, and, after the first of two steps, how it goes on. */
export class LoginRefusedDto extends ErrorDto {
  @ApiPropertyOptional({
    description:
      'With second_step_required: the login challenge to send with the second step, valid for five minutes',
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
    description: 'Status of the account; `pending`: an owner has to approve it first',
  })
  status: AdminStatus;

  @ApiProperty({ description: 'What happens next, as a text for people' })
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
    description: 'Businesses whose jobs the account is limited to; an empty list means no limit',
  })
  brands: Brand[];

  @ApiProperty({ enum: ADMIN_STATUSES })
  status: AdminStatus;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time at which the email address was confirmed; null if it never was',
  })
  email_confirmed_at: string | null;

  @ApiProperty({
    description: 'Whether the email address must be confirmed before the account can be approved',
  })
  awaits_confirmation: boolean;

  @ApiProperty({ description: 'Whether the account has a second factor' })
  has_second_factor: boolean;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}
