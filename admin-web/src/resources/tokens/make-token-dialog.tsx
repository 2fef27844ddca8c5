import { MenuItem, TextField } from '@mui/material';
import {
  type Brand,
  brandName,
  BRANDS,
  capitalised,
  PERMISSIONS,
  TOKEN_SCOPES,
  type TokenScope,
} from '@smash/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog';
import { OwnProof } from '../../components/own-proof';
import { TickList } from '../../components/tick-list';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';
import { tContract } from '../../i18n/t-contract';

interface MakeTokenDialogProps {
  onClose: () => void;
  onMade: (token: string) => void;
}

const LIFETIMES = [30, 90, 365];

/** Asks for the purpose, scopes and duration of a new token, and for the password of the person who makes it. */
export function MakeTokenDialog({ onClose, onMade }: MakeTokenDialogProps) {
  const dataProvider = usePortalDataProvider();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [brands, setBrands] = useState<readonly Brand[]>([]);
  const [days, setDays] = useState(90);
  const [password, setPassword] = useState('');

  const make = async () => {
    const wanted = { name, scopes: [...scopes], brands: [...brands], expires_in_days: days, password };
    const { token } = await dataProvider.makeToken(wanted);
    onClose();
    onMade(token);
    void client.invalidateQueries({ queryKey: ['tokens'] });
  };
  return (
    <FormDialog
      title={t('New API token')}
      submitLabel={t('Make token')}
      maxWidth="sm"
      failure={t('Failed to make the token')}
      onClose={onClose}
      onSubmit={make}
    >
      {(problems) => (
        <>
          <TextField
            label={t('Name')}
            required
            fullWidth
            autoFocus
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={problems['name'] !== undefined}
            helperText={
              problems['name'] ??
              t('What uses it, such as Payroll export. Its actions are recorded under it.')
            }
            slotProps={{ inputLabel: { required: false }, htmlInput: { maxLength: 50, autoComplete: 'off' } }}
          />
          <TickList
            legend={t('What it may do')}
            choices={TOKEN_SCOPES.map((value) => ({ value, label: capitalised(t(PERMISSIONS[value])) }))}
            chosen={scopes}
            onChange={setScopes}
            problem={problems['scopes']}
          />
          <TickList
            legend={t('Whose jobs it sees; none ticked means all')}
            choices={BRANDS.map((value) => ({ value, label: tContract(brandName(value)) }))}
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
          <OwnProof value={password} onChange={setPassword} problem={problems['password']} />
        </>
      )}
    </FormDialog>
  );
}
