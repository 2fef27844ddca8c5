import { FormControlLabel, Switch } from '@mui/material';
import { t } from '../../i18n/t';
import { useShortcutsSetting } from './use-shortcuts';

/** Turns single keys off, and on again, on this device. */
export function ShortcutsSwitch() {
  const [isOn, setOn] = useShortcutsSetting();
  return (
    <FormControlLabel
      label={t('Use single-key shortcuts')}
      control={<Switch checked={isOn} onChange={(event) => setOn(event.target.checked)} />}
    />
  );
}
