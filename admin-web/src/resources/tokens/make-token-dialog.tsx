import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { brandName, type Brand, BRANDS, PERMISSIONS, TOKEN_SCOPES, type TokenScope } from '@smash/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Form } from '../../components/form';
import { OwnProof } from '../../components/own-proof';
import { TickList } from '../../components/tick-list';
import { failureDetail, failureFields } from '../../providers/api-failure';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';
import { say } from '../../i18n/say';

interface MakeTokenDialogProps {
  onClose: () => void;
  onMade: (token: string) => void;
}

const LIFETIMES = [30, 90, 365];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Asks what a new token is for, what it may do, for how long, and for the password of whoever makes it. */
export function MakeTokenDialog({ onClose, onMade }: MakeTokenDialogProps) {
  const id = useId();
  const dataProvider = usePortalDataProvider();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [brands, setBrands] = useState<readonly Brand[]>([]);
  const [days, setDays] = useState(90);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const fields = failureFields(problem);

  const make = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const wanted = { name, scopes: [...scopes], brands: [...brands], expires_in_days: days, password };
      const { token } = await dataProvider.makeToken(wanted);
      onClose();
      onMade(token);
      void client.invalidateQueries({ queryKey: ['tokens'] });
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <Form onSubmit={make} spacing={0}>
        <DialogTitle id={id}>{t('New API token')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, '&&': { pt: 1 } }}>
          {problem !== undefined && !fields && (
            <Alert severity="error">{failureDetail(problem) ?? t('Failed to make the token')}</Alert>
          )}
          <TextField
            label={t('Name')}
            required
            fullWidth
            autoFocus
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={fields?.['name'] !== undefined}
            helperText={
              fields?.['name'] ?? t('What uses it, such as Payroll export. Its acts are recorded under it.')
            }
            slotProps={{ inputLabel: { required: false }, htmlInput: { maxLength: 50, autoComplete: 'off' } }}
          />
          <TickList
            legend={t('What it may do')}
            choices={TOKEN_SCOPES.map((value) => ({ value, label: capital(t(PERMISSIONS[value])) }))}
            chosen={scopes}
            onChange={setScopes}
            problem={fields?.['scopes']}
          />
          <TickList
            legend={t('Whose jobs it sees; none ticked means all')}
            choices={BRANDS.map((value) => ({ value, label: say(brandName(value)) }))}
            chosen={brands}
            onChange={setBrands}
          />
          <TextField
            select
            fullWidth
            label={t('Ends after')}
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {LIFETIMES.map((each) => (
              <MenuItem key={each} value={each}>
                {each === 365 ? t('A year') : t('%{count} days', { count: each })}
              </MenuItem>
            ))}
          </TextField>
          <OwnProof value={password} onChange={setPassword} problem={fields?.['password']} />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" disabled={isBusy} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {t('Make token')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
