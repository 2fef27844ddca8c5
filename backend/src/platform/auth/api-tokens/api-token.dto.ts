import { ApiProperty } from '@nestjs/swagger';
import { type Brand, BRANDS, TOKEN_SCOPES, type TokenScope } from '@smash/contract';
import { ArrayMinSize } from 'class-validator';
import { OwnPasswordField } from '../passwords/password-again.dto.js';
import { ChoicesField, TextField, WholeNumberField } from '../../validation/fields.js';
import { NULLABLE_INSTANT } from '../../validation/nullable.js';

const TOKEN_NAME_MAX_LENGTH = 50;
const LONGEST_DAYS = 365;

export class NewApiTokenDto {
  @TextField({
    max: TOKEN_NAME_MAX_LENGTH,
    description: 'Purpose of the token; must differ from the names of all other working tokens',
    example: 'Payroll export',
  })
  name: string;

  @ChoicesField(TOKEN_SCOPES, {
    description: 'Permissions of the token; only those that your own role has',
    example: ['applications.read'],
  })
  @ArrayMinSize(1, { message: 'Please choose what the token may do' })
  scopes: TokenScope[];

  @ChoicesField(BRANDS, {
    description:
      'Businesses whose jobs, with everything that belongs to them, the token sees; an empty list means all businesses',
  })
  brands: Brand[];

  @WholeNumberField({ min: 1, max: LONGEST_DAYS, description: 'Days until the token expires', example: 90 })
  expires_in_days: number;

  @OwnPasswordField()
  password?: string | null;
}

export const TOKEN_STATES = ['active', 'paused', 'expired', 'revoked'] as const;

export class ApiTokenDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({
    description: "Name under which its actions are recorded: the token's name and its first characters",
  })
  username: string;

  @ApiProperty({ enum: TOKEN_SCOPES, isArray: true })
  scopes: TokenScope[];

  @ApiProperty({
    enum: TOKEN_SCOPES,
    isArray: true,
    description: "Scopes without effect because the role of the token's maker lacks them",
  })
  withheld_scopes: TokenScope[];

  @ApiProperty({
    enum: BRANDS,
    isArray: true,
    description: 'Businesses whose jobs the token sees; an empty list means all businesses',
  })
  brands: Brand[];

  @ApiProperty({
    enum: TOKEN_STATES,
    description: '`paused`: its maker is suspended, or sees fewer jobs than the token',
  })
  state: (typeof TOKEN_STATES)[number];

  @ApiProperty({ description: 'Username of the account that made the token' })
  made_by: string;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  expires_at: string;

  @ApiProperty({
    ...NULLABLE_INSTANT,
    description: 'Time of the last use, accurate to the minute; null if it was never used',
  })
  last_used_at: string | null;
}

export class MadeApiTokenDto extends ApiTokenDto {
  @ApiProperty({ description: 'The token itself. It is returned only here' })
  token: string;
}
