import {
  GENDERS,
  ID_NUMBER_RULES,
  MEANS_OF_ID,
  NIGERIAN_STATES,
  SIGN_UP_LIMITS,
  TITLES,
  type SignUpField,
} from '@smash/contract';
import type { ComponentProps } from 'react';
import { PasswordField } from '../../../components/form/password-field';
import { PasswordOwner } from '../../../components/form/password-owner';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import { isAsked, SIGN_UP_LABELS } from './sign-up-steps';
import type { SignUpState } from './use-sign-up';

export const fieldId = (name: SignUpField) => `sign-up-${name}`;

const CHOICES: Partial<Record<SignUpField, readonly string[]>> = {
  title: TITLES,
  gender: GENDERS,
  state_of_resident: NIGERIAN_STATES,
  means_of_id: MEANS_OF_ID,
};

/** Props of each field for the keyboards of phones and for password managers. */
const INPUTS: Partial<Record<SignUpField, Partial<ComponentProps<typeof TextField>>>> = {
  title: { autoComplete: 'honorific-prefix', width: 'third' },
  fname: { autoComplete: 'given-name', width: 'third' },
  mname: { autoComplete: 'additional-name', width: 'third' },
  sname: { autoComplete: 'family-name' },
  gender: { autoComplete: 'sex' },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel', placeholder: '+234 803 000 0000' },
  address: { autoComplete: 'street-address', width: 'full' },
  state_of_resident: { autoComplete: 'address-level1', description: 'This decides your zone.' },
  // On a shared computer, the browser must not suggest these values to the next person.
  id_number: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  nok_fullname: { autoComplete: 'off', width: 'full' },
  nok_phone: { type: 'tel', autoComplete: 'off', placeholder: '+234 803 000 0000', width: 'full' },
  nok_address: { autoComplete: 'off', width: 'full' },
  password: {
    autoComplete: 'new-password',
    width: 'full',
    description: 'You’ll need it to confirm your email address and to log in.',
  },
};

/** One field of the form with its label, value and message. */
export function SignUpAnswer({ state, name }: { state: SignUpState; name: SignUpField }) {
  const input = INPUTS[name];
  const props = {
    ...input,
    id: fieldId(name),
    name,
    label: SIGN_UP_LABELS[name],
    description: name === 'id_number' ? numberHint(state.values.means_of_id) : input?.description,
    error: state.errors[name],
    isRequired: isAsked(name),
    value: state.values[name],
    disabled: state.isBusy,
    onChange: (event: { target: { value: string } }) => state.change(name, event.target.value),
  };
  if (name === 'password') {
    return (
      <>
        <PasswordOwner email={state.values.email} />
        <PasswordField {...props} />
      </>
    );
  }
  const choices = CHOICES[name];
  if (!choices) return <TextField {...props} maxLength={SIGN_UP_LIMITS[name]} />;
  return (
    <SelectField
      id={props.id}
      name={name}
      label={props.label}
      description={props.description}
      error={props.error}
      isRequired={props.isRequired}
      value={props.value}
      disabled={props.disabled}
      onChange={props.onChange}
      width={input?.width}
      autoComplete={input?.autoComplete}
      options={choices}
      placeholder="Please choose"
    />
  );
}

function numberHint(chosen: string): string | undefined {
  const means = MEANS_OF_ID.find((choice) => choice === chosen);
  return means && ID_NUMBER_RULES[means].message;
}
