import { Box } from '@mui/material';
import { COMMUNITY_LIMITS } from '@smash/contract';
import { TextInput } from 'react-admin';
import { atMost, filled } from '../../components/editing/filled';
import { ReadableInput } from '../../components/editing/readable-input';
import { ZoneInput } from '../../components/zones/zone-input';
import { WHOLE_ROW } from '../../components/editing/whole-row';
import { t } from '../../i18n/t';

export function ActivityInputs() {
  return (
    <Box sx={{ columnGap: 2, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, rowGap: 1 }}>
      <TextInput
        source="title"
        label={t('Title')}
        validate={[filled, atMost(COMMUNITY_LIMITS.title)]}
        sx={WHOLE_ROW}
      />
      <ZoneInput label={t('Zone')} />
      <ReadableInput
        source="happens_on"
        label={t('Date')}
        type="date"
        unreadable={t('Please complete the date')}
      />
      <TextInput
        source="description"
        label={t('Description')}
        multiline
        minRows={4}
        maxRows={16}
        validate={[filled, atMost(COMMUNITY_LIMITS.description)]}
        sx={WHOLE_ROW}
      />
    </Box>
  );
}
