import { Box, Card, TextField, Typography } from '@mui/material';
import type { ImportField } from '@smash/contract';
import { t } from '../../i18n/t';
import { tContract } from '../../i18n/t-contract';

interface ColumnRowProps {
  heading: string;
  /** Values of the first rows. */
  samples: readonly string[];
  fields: readonly ImportField[];
  /** The name of a field; empty for none. */
  value: string;
  onChange: (field: string) => void;
}

/** One column of the file: its heading, a few of its values, and the field that it holds. */
export function ColumnRow({ heading, samples, fields, value, onChange }: ColumnRowProps) {
  const shown = [...new Set(samples.filter((sample) => sample !== ''))];
  return (
    <Card
      component="li"
      sx={{
        alignItems: 'center',
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 240px' },
        px: 2,
        py: 1.5,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{heading}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {shown.length > 0 ? shown.join(' · ') : t('Empty in the first rows')}
        </Typography>
      </Box>
      <TextField
        select
        fullWidth
        value={fields.some(({ name }) => name === value) ? value : ''}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': t('What %{heading} holds', { heading }) },
        }}
      >
        <option value="">{t('Not imported')}</option>
        {fields.map(({ name, label, isRequired }) => (
          <option key={name} value={name}>
            {isRequired ? `${tContract(label)} *` : tContract(label)}
          </option>
        ))}
      </TextField>
    </Card>
  );
}
