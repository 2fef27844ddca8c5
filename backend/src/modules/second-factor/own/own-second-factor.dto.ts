import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../../platform/validation/fields.js';
import { PasskeyDto } from './passkey.dto.js';

/** Longest code that is accepted for checking, spaces included. */
export const LONGEST_CODE = 40;

export class ConfirmTotpDto {
  @TextField({ max: LONGEST_CODE, description: 'Six digits from the authenticator app', example: '123456' })
  code: string;
}

export class TotpSecretDto {
  @ApiProperty({
    description: 'Secret for typing into the app; returned only here',
    example: 'JBSWY3DPEHPK3PXP',
  })
  secret: string;

  @ApiProperty({
    description: 'Address (otpauth:) with the secret, for a QR code',
    example: 'otpauth://totp/…',
  })
  uri: string;
}

export class RecoveryCodesDto {
  @ApiProperty({
    type: [String],
    description:
      'Ten recovery codes, each of which works once; returned only here. Empty if the account had codes already',
    example: ['7F3K-9QXA-2MHT-WC4P'],
  })
  recovery_codes: string[];
}

export class SecondFactorDto {
  @ApiProperty({ description: 'Whether the portal requires a second factor' })
  is_required: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time at which the authenticator app was set up; null without one',
  })
  totp_since: string | null;

  @ApiProperty({ type: [PasskeyDto] })
  passkeys: PasskeyDto[];

  @ApiProperty({ type: 'integer' })
  recovery_codes_left: number;
}
