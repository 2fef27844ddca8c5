import { PASSWORD_MAX_LENGTH } from '@smash/contract';
import { TextField } from '../../../platform/validation/fields.js';

export class RevealMemberDto {
  @TextField({ max: PASSWORD_MAX_LENGTH, verbatim: true, description: 'The own password, once more' })
  password: string;
}
