import { Box } from '@mui/material';
import { COMMUNITY_LIMITS } from '@smash/contract';
import { TextInput } from 'react-admin';
import { CheckboxInput } from '../../components/checkbox-input';
import { atMost, filled } from '../../components/editing/filled';
import { ZoneInput } from '../../components/zones/zone-input';
import { t } from '../../i18n/t';

export function MessageInputs() {
  return (
    <Box sx={{ display: 'grid', rowGap: 1 }}>
      <TextInput source="title" label={t('Title')} validate={[filled, atMost(COMMUNITY_LIMITS.title)]} />
      <ZoneInput label={t('For')} />
      <TextInput
        source="body"
        label={t('Message')}
        multiline
        minRows={6}
        maxRows={20}
        validate={[filled, atMost(COMMUNITY_LIMITS.message_body)]}
      />
      <CheckboxInput source="is_published" label={t('Published: members can read it')} />
    </Box>
  );
}
