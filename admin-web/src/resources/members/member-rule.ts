import { checkSignUpField, isRequiredSignUpField, type SignUpField } from '@smash/contract';

/** The rule of the sign-up for one field. `isRequired` puts the asterisk on the label. */
export const memberRule = (field: SignUpField) =>
  Object.assign(
    (value: unknown) => checkSignUpField(field, { [field]: typeof value === 'string' ? value : '' }),
    { isRequired: isRequiredSignUpField(field) },
  );
