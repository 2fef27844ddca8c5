import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  Typography,
} from '@mui/material';
import { type Brand, brandName, BRANDS } from '@smash/contract';
import { useId, useState } from 'react';
import { useOneAtATime } from '../../components/use-one-at-a-time';
import { t } from '../../i18n/t';
import { say } from '../../i18n/say';

interface BrandsDialogProps {
  title: string;
  /** Those that the account is limited to; none for all. */
  current: readonly Brand[];
  onClose: () => void;
  /** Does it; the dialog closes when it has settled. */
  onConfirm: (brands: Brand[]) => Promise<unknown>;
}

/** Asks whose jobs an account sees. */
export function BrandsDialog({ title, current, onClose, onConfirm }: BrandsDialogProps) {
  const id = useId();
  const [chosen, setChosen] = useState<readonly Brand[]>(current);
  const confirm = useOneAtATime(async () => {
    await onConfirm([...chosen]);
    onClose();
  });
  const toggle = (brand: Brand) =>
    setChosen(BRANDS.filter((each) => (each === brand) !== chosen.includes(each)));
  const isSame = chosen.join() === BRANDS.filter((brand) => current.includes(brand)).join();
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <Typography variant="body2">
          {t(
            'The account sees the jobs of the brands that you tick, with their applications, and no others. With none ticked it sees all.',
          )}
        </Typography>
        <FormGroup
          aria-labelledby={`${id}-title`}
          role="group"
          sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', my: 1 }}
        >
          {BRANDS.map((brand) => (
            <FormControlLabel
              key={brand}
              control={<Checkbox checked={chosen.includes(brand)} onChange={() => toggle(brand)} />}
              label={say(brandName(brand))}
              sx={{ mr: 0 }}
            />
          ))}
        </FormGroup>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('They will be logged out everywhere, and can log in again.')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button variant="contained" disabled={isSame} onClick={() => void confirm()}>
          {t('Save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
