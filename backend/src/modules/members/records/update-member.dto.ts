import { PickType } from '@nestjs/swagger';
import { VersionField } from '../../../platform/validation/fields.js';
import { SignUpDto } from '../sign-up/sign-up.dto.js';

/**
 * Body of PUT /members/{id}: what an administrator may correct, whole. The email address is not among it, since only
 * its owner can confirm it, nor what is kept encrypted.
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
  version?: number | null;
}
