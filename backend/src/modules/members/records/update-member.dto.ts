import { PickType } from '@nestjs/swagger';
import { VersionField } from '../../../platform/validation/fields.js';
import { SignUpDto } from '../sign-up/sign-up.dto.js';

/**
 * Body of PUT /members/{id}: all fields that an administrator may correct. Without the email address, which only its
 * owner can confirm, and without the encrypted details.
 */
export class UpdateMemberDto extends PickType(SignUpDto, [
  'title',
  'fname',
  'mname',
  'sname',
  'gender',
  'phone',
  'address',
  'state_of_resident',
]) {
  @VersionField()
  version?: number;
}
