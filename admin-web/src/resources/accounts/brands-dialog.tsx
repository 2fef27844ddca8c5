import { Typography } from '@mui/material';
import { type Brand, brandName, BRANDS } from '@smash/contract';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog';
import { TickList } from '../../components/tick-list';
import { FAILURE } from './use-change-account';
import { t } from '../../i18n/t';
import { tContract } from '../../i18n/t-contract';

interface BrandsDialogProps {
  title: string;
  /** The brands that the account is limited to; empty for all. */
  current: readonly Brand[];
  onClose: () => void;
  /** Saves the choice; an error that it throws is shown, and the dialog stays. */
  onConfirm: (brands: Brand[]) => Promise<unknown>;
}

/** Asks which brands' jobs an account sees. */
export function BrandsDialog({ title, current, onClose, onConfirm }: BrandsDialogProps) {
  const [chosen, setChosen] = useState(current);
  return (
    <FormDialog
      title={title}
      submitLabel={t('Save')}
      isReady={chosen.join() !== BRANDS.filter((brand) => current.includes(brand)).join()}
      maxWidth="sm"
      hasFields={false}
      failure={FAILURE}
      onClose={onClose}
      onSubmit={async () => {
        await onConfirm([...chosen]);
        onClose();
      }}
    >
      {() => (
        <>
          <BrandTicks chosen={chosen} onChange={setChosen} />
          <Typography variant="body2">
            {t('They will be logged out everywhere, and can log in again.')}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}

interface BrandTicksProps {
  chosen: readonly Brand[];
  onChange: (chosen: readonly Brand[]) => void;
}

/** The brands to which an account may be limited. */
export function BrandTicks({ chosen, onChange }: BrandTicksProps) {
  return (
    <TickList
      legend={t(
        'The account sees the jobs of the brands that you tick, with their applications, and no others. With none ticked it sees all.',
      )}
      choices={BRANDS.map((value) => ({ value, label: tContract(brandName(value)) }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
