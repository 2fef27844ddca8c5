import { PASSWORD_MAX_LENGTH } from '@smash/contract';
import { TextField } from '../../../platform/validation/fields.js';

export class RevealMemberDto {
  @TextField({
    max: PASSWORD_MAX_LENGTH,
    verbatim: true,
    optional: true,
    description: 'The own password, once more; not needed by whom the identity provider has just asked',
  })
  password?: string | null;
}
