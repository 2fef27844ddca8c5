import { PASSWORD_MAX_LENGTH } from '@smash/contract';
import { TextField } from '../../validation/fields.js';

/**
 * The person's own password, entered again with the request.
 * @param when the cases in which it is asked for, if not always
 */
export const OwnPasswordField = (when = ''): PropertyDecorator =>
  TextField({
    max: PASSWORD_MAX_LENGTH,
    verbatim: true,
    optional: true,
    description: `Your own password, once more${when}; not needed by whom the identity provider has just asked`,
  });

export class PasswordAgainDto {
  @OwnPasswordField()
  password?: string | null;
}
