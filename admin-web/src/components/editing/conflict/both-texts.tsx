import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Difference } from '../record-type';
import { t } from '../../../i18n/t';

interface BothTextsProps {
  fields: Difference[];
  /** Its keys are the fields that the person changed. */
  changed: object;
}

/** Each field in which two versions differ, with both texts beside each other, or below each other on a phone. */
export function BothTexts({ fields, changed }: BothTextsProps) {
  return fields.map(({ source, label, theirs, mine }) => (
    <Box key={source} component="section" aria-label={label} sx={{ mt: 2.5 }}>
      <Typography variant="h4" component="h3" sx={{ fontSize: '1rem', mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <OneText name={t('Theirs')} text={theirs} />
        <OneText name={source in changed ? t('Mine') : t('Mine, unchanged')} text={mine} />
      </Box>
    </Box>
  ));
}

function OneText({ name, text }: { name: string; text: ReactNode }) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', minWidth: 0, px: 1.5, py: 1 }}>
      <Typography variant="caption" color="textSecondary" component="h4" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography
        variant="body2"
        color={text === '' ? 'textSecondary' : undefined}
        sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
      >
        {text === '' ? t('Empty') : text}
      </Typography>
    </Box>
  );
}
