import { Box, Typography } from '@mui/material';
import {
  checkSignUpField,
  GENDERS,
  isRequiredSignUpField,
  NIGERIAN_STATES,
  type SignUpField,
} from '@smash/contract';
import { SelectInput, TextInput, useRecordContext } from 'react-admin';
import { EditScreen } from '../../components/editing/edit-screen';
import { MEMBER } from './member-record';

const WHOLE_ROW = { gridColumn: '1 / -1' };
const choicesOf = (texts: readonly string[]) => texts.map((text) => ({ id: text, name: text }));

/** The rule of the sign-up for one field. `isRequired` puts the asterisk on the label. */
const memberRule = (field: SignUpField) =>
  Object.assign(
    (value: unknown) => checkSignUpField(field, { [field]: typeof value === 'string' ? value : '' }),
    { isRequired: isRequiredSignUpField(field) },
  );

export function MemberEdit() {
  return (
    <EditScreen type={MEMBER} title="Edit member" submitLabel="Update member" savedText="Member updated">
      <MemberInputs />
    </EditScreen>
  );
}

/** What of a member can be corrected here. */
function MemberInputs() {
  return (
    <Box sx={{ columnGap: 2, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, rowGap: 1 }}>
      <TextInput source="title" label="Title" validate={memberRule('title')} />
      <SelectInput
        source="gender"
        label="Gender"
        choices={choicesOf(GENDERS)}
        margin="none"
        validate={memberRule('gender')}
      />
      <TextInput source="fname" label="First name" validate={memberRule('fname')} />
      <TextInput source="mname" label="Middle name" validate={memberRule('mname')} />
      <TextInput source="sname" label="Surname" validate={memberRule('sname')} />
      <TextInput source="phone" label="Phone" type="tel" validate={memberRule('phone')} />
      <TextInput source="address" label="Address" validate={memberRule('address')} sx={WHOLE_ROW} />
      <SelectInput
        source="state_of_resident"
        label="State of residence"
        choices={choicesOf(NIGERIAN_STATES)}
        emptyText="Not given"
        margin="none"
      />
      <WhatStays />
    </Box>
  );
}

function WhatStays() {
  const email: unknown = useRecordContext()?.['email'];
  return (
    <Typography variant="caption" color="textSecondary" sx={{ ...WHOLE_ROW, overflowWrap: 'anywhere' }}>
      The email address {typeof email === 'string' && email} can't be changed here. The means of
      identification and the next of kin stay as the member gave them.
    </Typography>
  );
}
