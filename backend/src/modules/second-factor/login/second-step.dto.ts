import { TextField } from '../../../platform/validation/fields.js';
import { LONGEST_CODE } from '../own/own-second-factor.dto.js';
import { BinaryField, CredentialIdField } from '../own/passkey.dto.js';

/** Longest challenge that is accepted for checking; real challenges have some 400 characters. */
const LONGEST_CHALLENGE = 1_000;

export class SecondStepDto {
  @TextField({
    max: LONGEST_CHALLENGE,
    verbatim: true,
    description: 'The login challenge from the response to the password',
  })
  challenge: string;
}

export class CodeDto extends SecondStepDto {
  @TextField({ max: LONGEST_CODE, description: 'Six digits from the authenticator app', example: '123456' })
  code: string;
}

export class RecoveryCodeDto extends SecondStepDto {
  @TextField({
    max: LONGEST_CODE,
    description: 'One of the recovery codes; upper and lower case do not matter',
    example: '7F3K-9QXA-2MHT-WC4P',
  })
  recovery_code: string;
}

export class AssertionDto extends SecondStepDto {
  @CredentialIdField()
  id: string;

  @BinaryField('clientDataJSON of the response')
  client_data: string;

  @BinaryField('authenticatorData of the response')
  authenticator_data: string;

  @BinaryField('signature of the response')
  signature: string;
}
