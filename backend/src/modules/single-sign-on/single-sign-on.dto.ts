import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../platform/validation/fields.js';

/** Longest response of a provider that is accepted; real ones have a few hundred characters, Microsoft's some 2,000. */
const LONGEST_RESPONSE = 8_000;

export class LoginWaysDto {
  @ApiProperty({ description: 'Whether passwords are accepted, for logins and registrations' })
  passwords: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Name of the identity provider; null if there is none',
    example: 'Google Workspace',
  })
  provider: string | null;
}

export class SignOnStartedDto {
  @ApiProperty({ description: 'Address where the browser goes to log in, within ten minutes' })
  url: string;
}

export class SignOnResponseDto {
  @TextField({
    max: LONGEST_RESPONSE,
    verbatim: true,
    description:
      'Parameters with which the provider sent the browser back: the part of the address after the ?',
    example: 'code=…&state=…',
  })
  response: string;
}

export class OwnSingleSignOnDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Name of the identity provider; null if there is none',
  })
  provider: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time at which the account was connected; null if it is not connected',
  })
  connected_at: string | null;

  @ApiProperty({ description: 'Whether the account has a password' })
  has_password: boolean;

  @ApiProperty({
    description:
      'Whether the provider has just confirmed your identity, so that no password is needed for some minutes',
  })
  is_confirmed: boolean;
}
