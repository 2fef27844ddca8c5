import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../../platform/validation/fields.js';
import { PasskeyDto } from './passkey.dto.js';

/** Longest code that is accepted for checking, spaces included. */
export const LONGEST_CODE = 40;

export class ConfirmTotpDto {
  @TextField({ max: LONGEST_CODE, description: 'The six digits that the app shows', example: '123456' })
  code: string;
}

export class TotpSecretDto {
  @ApiProperty({ description: 'For typing into the app; shown this once', example: 'JBSWY3DPEHPK3PXP' })
  secret: string;

  @ApiProperty({ description: 'The same for a QR code', example: 'otpauth://totp/…' })
  uri: string;
}

export class RecoveryCodesDto {
  @ApiProperty({
    type: [String],
    description: 'Ten codes, each of which works once; shown this once. Empty when there were codes already',
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
    description: 'When the authenticator app was set up; null without one',
  })
  totp_since: string | null;

  @ApiProperty({ type: [PasskeyDto] })
  passkeys: PasskeyDto[];

  @ApiProperty({ type: 'integer' })
  recovery_codes_left: number;
}
