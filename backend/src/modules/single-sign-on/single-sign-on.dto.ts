import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../platform/validation/fields.js';

/** Longest response of a provider that is accepted; real ones have a few hundred characters, Microsoft's some 2,000. */
const LONGEST_RESPONSE = 8_000;

export class LoginWaysDto {
  @ApiProperty({ description: 'Whether passwords are taken, and registrations with one' })
  passwords: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What people call the identity provider; null when there is none',
    example: 'Google Workspace',
  })
  provider: string | null;
}

export class SignOnStartedDto {
  @ApiProperty({ description: 'Where the browser goes to log in, within ten minutes' })
  url: string;
}

export class SignOnResponseDto {
  @TextField({
    max: LONGEST_RESPONSE,
    verbatim: true,
    description: 'The parameters that the provider sent the browser back with, as they stand behind the ?',
    example: 'code=…&state=…',
  })
  response: string;
}

export class OwnSingleSignOnDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What people call the provider; null when there is none',
  })
  provider: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when the account can log in there; null when it cannot',
  })
  connected_at: string | null;

  @ApiProperty({ description: 'Whether the account has a password' })
  has_password: boolean;

  @ApiProperty({
    description: 'The provider has just asked who you are: for some minutes no password is needed',
  })
  is_confirmed: boolean;
}
