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
import { WHOLE_ROW } from '../../components/editing/whole-row';
import { t } from '../../i18n/t';

const choicesOf = (texts: readonly string[]) => texts.map((text) => ({ id: text, name: text }));

/** The rule of the sign-up for one field. `isRequired` puts the asterisk on the label. */
const memberRule = (field: SignUpField) =>
  Object.assign(
    (value: unknown) => checkSignUpField(field, { [field]: typeof value === 'string' ? value : '' }),
    { isRequired: isRequiredSignUpField(field) },
  );

export function MemberEdit() {
  return (
    <EditScreen
      type={MEMBER}
      title={t('Edit member')}
      submitLabel={t('Update member')}
      savedText={t('Member updated')}
    >
      <MemberInputs />
    </EditScreen>
  );
}

/** The fields of a member that can be corrected here. */
function MemberInputs() {
  return (
    <Box sx={{ columnGap: 2, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, rowGap: 1 }}>
      <TextInput source="title" label={t('Title')} validate={memberRule('title')} />
      <SelectInput
        source="gender"
        label={t('Gender')}
        choices={choicesOf(GENDERS)}
        margin="none"
        validate={memberRule('gender')}
      />
      <TextInput source="fname" label={t('First name')} validate={memberRule('fname')} />
      <TextInput source="mname" label={t('Middle name')} validate={memberRule('mname')} />
      <TextInput source="sname" label={t('Surname')} validate={memberRule('sname')} />
      <TextInput source="phone" label={t('Phone')} type="tel" validate={memberRule('phone')} />
      <TextInput source="address" label={t('Address')} validate={memberRule('address')} sx={WHOLE_ROW} />
      <SelectInput
        source="state_of_resident"
        label={t('State of residence')}
        choices={choicesOf(NIGERIAN_STATES)}
        emptyText={t('Not given')}
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
      {t(
        "The email address %{email} can't be changed here. Identification and next of kin are corrected on the member's page, once they are shown in full.",
        { email: typeof email === 'string' ? email : '' },
      )}
    </Typography>
  );
}
