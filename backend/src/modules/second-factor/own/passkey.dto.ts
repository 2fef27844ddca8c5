import { ApiProperty } from '@nestjs/swagger';
import { IsArray, ArrayMaxSize, Matches } from 'class-validator';
import type { Passkey } from '../../../platform/auth/second-factor/entities/passkey.entity.js';
import { TextField } from '../../../platform/validation/fields.js';
import { NULLABLE_INSTANT } from '../../../platform/validation/nullable.js';

const LONGEST_NAME = 60;
/** Binary parts are base64url. A credential's id has 1,023 bytes at most. */
const LONGEST_ID = 1_400;
const LONGEST_PART = 8_000;
const MOST_TRANSPORTS = 10;

/** Binary data as text. */
export const BinaryField = (description: string, max = LONGEST_PART) =>
  TextField({ max, verbatim: true, description: `${description}, in base64url` });
export const CredentialIdField = () => BinaryField("The authenticator's name for the passkey", LONGEST_ID);

export class NamePasskeyDto {
  @TextField({ max: LONGEST_NAME, description: 'Name of the passkey', example: 'Work laptop' })
  name: string;
}

export class AddPasskeyDto extends NamePasskeyDto {
  @CredentialIdField()
  id: string;

  @BinaryField('clientDataJSON of the response')
  client_data: string;

  @BinaryField('attestationObject of the response')
  attestation_object: string;

  @ApiProperty({
    type: [String],
    description: 'Ways in which the browser reaches the passkey',
    example: ['internal'],
  })
  @IsArray({ message: 'A list is expected here' })
  @ArrayMaxSize(MOST_TRANSPORTS, { message: `At most ${MOST_TRANSPORTS} are expected here` })
  @Matches(/^[a-z-]{1,20}$/, { each: true, message: 'Please use words such as internal or usb' })
  transports: string[];
}

export class PasskeyDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty(NULLABLE_INSTANT)
  last_used_at: string | null;
}

export function toPasskeyDto({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyDto {
  return { id, name, created_at: createdAt.toISOString(), last_used_at: lastUsedAt?.toISOString() ?? null };
}
