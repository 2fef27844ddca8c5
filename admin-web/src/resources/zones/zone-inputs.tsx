import { Box } from '@mui/material';
import { COMMUNITY_LIMITS } from '@smash/contract';
import { TextInput } from 'react-admin';
import { atMost, filled } from '../../components/editing/filled';
import { StatesInput } from './states-input';
import { t } from '../../i18n/t';

export function ZoneInputs() {
  return (
    <Box sx={{ display: 'grid', rowGap: 2 }}>
      <TextInput
        source="name"
        label={t('Name')}
        validate={[filled, atMost(COMMUNITY_LIMITS.zone_name)]}
        sx={{ maxWidth: 420 }}
      />
      <StatesInput />
    </Box>
  );
}
