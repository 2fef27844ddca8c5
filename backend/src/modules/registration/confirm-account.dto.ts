import { PASSWORD_MAX_LENGTH } from '@smash/contract';
import { TextField } from '../../platform/validation/fields.js';

/** Longest token that is looked at; real ones have 43 characters. */
const LONGEST_TOKEN = 200;

export class ConfirmAccountDto {
  @TextField({ max: LONGEST_TOKEN, verbatim: true, description: 'What stands behind the # of the link' })
  token: string;

  @TextField({ max: PASSWORD_MAX_LENGTH, verbatim: true, description: 'The password of the registration' })
  password: string;
}
