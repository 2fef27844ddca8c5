import { PASSWORD_MAX_LENGTH } from '@smash/contract';
import { LinkTokenField, TextField } from '../../platform/validation/fields.js';

export class ConfirmAccountDto {
  @LinkTokenField()
  token: string;

  @TextField({ max: PASSWORD_MAX_LENGTH, verbatim: true, description: 'Password of the registration' })
  password: string;
}
