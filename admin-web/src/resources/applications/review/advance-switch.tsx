import { FormControlLabel, Switch } from '@mui/material';
import { useStore } from 'react-admin';
import { t } from '../../../i18n/t';

/** Whether a review goes on by itself after a decision; remembered in this browser. */
export function useAdvanceSetting() {
  return useStore('review.advances', false);
}

export function AdvanceSwitch() {
  const [advances, setAdvances] = useAdvanceSetting();
  return (
    <FormControlLabel
      label={t('Next after a decision')}
      control={
        <Switch
          size="small"
          checked={advances}
          slotProps={{ input: { 'aria-keyshortcuts': 'A' } }}
          onChange={(event) => setAdvances(event.target.checked)}
        />
      }
      sx={{ m: 0, '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' } }}
    />
  );
}
