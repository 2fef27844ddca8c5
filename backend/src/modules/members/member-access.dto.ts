import { ApiProperty } from '@nestjs/swagger';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@smash/contract';
import { KnownEmailField, LinkTokenField, TextField } from '../../platform/validation/fields.js';

export class MemberLoginDto {
  @KnownEmailField({
    description: 'Email address of the member; upper and lower case do not matter',
    example: 'ngozi@example.com',
  })
  email: string;

  @TextField({ max: PASSWORD_MAX_LENGTH, verbatim: true, description: 'Password' })
  password: string;
}

export class MailAddressDto {
  @KnownEmailField({ description: 'Email address given at sign-up', example: 'ngozi@example.com' })
  email: string;
}

export class LinkTokenDto {
  @LinkTokenField()
  token: string;
}

export class ConfirmationDto extends LinkTokenDto {
  @TextField({
    max: PASSWORD_MAX_LENGTH,
    verbatim: true,
    description: 'Password of the sign-up that is to become the account',
  })
  password: string;
}

export class AddressToConfirmDto {
  @ApiProperty({ description: 'Email address that the link was sent to', example: 'ngozi@example.com' })
  email: string;
}

export class NewPasswordDto extends LinkTokenDto {
  @TextField({
    max: PASSWORD_MAX_LENGTH,
    verbatim: true,
    description: `Password of ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters; common passwords are refused`,
  })
  new_password: string;
}

/** Response whether or not the address belongs to a member. */
export class MailOnItsWayDto {
  @ApiProperty({ description: 'What happens next, as a text for people' })
  detail: string;
}

export class MemberTokenDto {
  @ApiProperty({ description: 'Bearer token; valid until expires_at, logout or a change of the password' })
  access_token: string;

  @ApiProperty({ enum: ['bearer'] })
  token_type: 'bearer';

  @ApiProperty({ format: 'date-time' })
  expires_at: string;

  @ApiProperty({ format: 'uuid' })
  member_id: string;

  @ApiProperty({ description: 'First name' })
  fname: string;

  @ApiProperty({ description: 'Surname' })
  sname: string;

  @ApiProperty({ description: 'Whether an administrator of the portal has this email address' })
  is_admin: boolean;
}
