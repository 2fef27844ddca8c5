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
    description: `Your own password, entered again${when}; not needed if the identity provider has just confirmed your identity`,
  });

export class PasswordAgainDto {
  @OwnPasswordField()
  password?: string | null;
}
