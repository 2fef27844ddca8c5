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
    description: 'What it is for; no other token that works may have the name',
    example: 'Payroll export',
  })
  name: string;

  @ChoicesField(TOKEN_SCOPES, {
    description: 'What it may do, as far as the role of whoever makes it allows',
    example: ['applications.read'],
  })
  @ArrayMinSize(1, { message: 'Please choose what the token may do' })
  scopes: TokenScope[];

  @ChoicesField(BRANDS, {
    description: 'Whose jobs it sees, with all that belongs to them; none for the jobs of all',
  })
  brands: Brand[];

  @WholeNumberField({ min: 1, max: LONGEST_DAYS, description: 'Days after which it ends', example: 90 })
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

  @ApiProperty({ description: 'What its actions are recorded under: the name and how the token begins' })
  username: string;

  @ApiProperty({ enum: TOKEN_SCOPES, isArray: true })
  scopes: TokenScope[];

  @ApiProperty({
    enum: TOKEN_SCOPES,
    isArray: true,
    description:
      'Those of its scopes that count for nothing, as long as the role of whoever made it lacks them',
  })
  withheld_scopes: TokenScope[];

  @ApiProperty({ enum: BRANDS, isArray: true, description: 'None for the jobs of all' })
  brands: Brand[];

  @ApiProperty({
    enum: TOKEN_STATES,
    description: 'paused: whoever made it is suspended, or sees less than it does',
  })
  state: (typeof TOKEN_STATES)[number];

  @ApiProperty({ description: 'Username of whoever made it' })
  made_by: string;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  expires_at: string;

  @ApiProperty({ ...NULLABLE_INSTANT, description: 'To the minute' })
  last_used_at: string | null;
}

export class MadeApiTokenDto extends ApiTokenDto {
  @ApiProperty({ description: 'The token itself. It is shown this once and cannot be had again' })
  token: string;
}
