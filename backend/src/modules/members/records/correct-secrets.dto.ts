import { IntersectionType, PickType } from '@nestjs/swagger';
import { PasswordAgainDto } from '../../../platform/auth/passwords/password-again.dto.js';
import { VersionField } from '../../../platform/validation/fields.js';
import { SignUpDto } from '../sign-up/sign-up.dto.js';

/**
 * Body of PUT /members/{id}/secrets: all encrypted details, and the means of identification that the number belongs to.
 */
export class CorrectSecretsDto extends IntersectionType(
  PickType(SignUpDto, ['means_of_id', 'id_number', 'nok_fullname', 'nok_address', 'nok_phone']),
  PasswordAgainDto,
) {
  @VersionField()
  version?: number;
}
