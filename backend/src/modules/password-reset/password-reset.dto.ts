import { ApiProperty } from '@nestjs/swagger';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@smash/contract';
import { KnownEmailField, LinkTokenField, TextField } from '../../platform/validation/fields.js';

export class AccountAddressDto {
  @KnownEmailField({ description: 'Email address of the account', example: 'adaeze@smashtechnology.example' })
  email: string;
}

export class NewAccountPasswordDto {
  @LinkTokenField()
  token: string;

  @TextField({
    max: PASSWORD_MAX_LENGTH,
    verbatim: true,
    description: `New password of ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters; common passwords and the present password are refused`,
  })
  new_password: string;
}

export class PasswordMailsDto {
  @ApiProperty({ description: 'Whether the server sends mails with a link for a new password' })
  is_available: boolean;
}

/** Response whether or not the address has an account. */
export class PasswordMailOnItsWayDto {
  @ApiProperty({ description: 'What happens next, as a text for people' })
  detail: string;
}
