import { Box, Button, Typography } from '@mui/material';
import { JOB_TEXT_PREVIEW_LENGTH, truncate } from '@smash/contract';
import { useId, useState } from 'react';
import { t } from '../i18n/t';

interface ExpandableTextProps {
  label: string;
  text?: string | null;
  /** Id of the element that names the record, where several records show such a text. */
  of?: string;
}

/**
 * A text under its label, cut short with a toggle when it is long; line breaks are kept
 * (docs/requirements/portal.md#p-10).
 */
export function ExpandableText({ label, text: given, of }: ExpandableTextProps) {
  const text = given ?? '';
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > JOB_TEXT_PREVIEW_LENGTH;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        variant="caption"
        component="h4"
        id={`${id}-label`}
        color="textSecondary"
        sx={{ fontWeight: 600 }}
      >
        {label}
      </Typography>
      <Typography id={id} variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {isOpen ? text : truncate(text, JOB_TEXT_PREVIEW_LENGTH)}
      </Typography>
      {isLong && (
        <Button
          color="secondary"
          size="small"
          aria-controls={id}
          aria-describedby={of ? `${of} ${id}-label` : `${id}-label`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ ml: -1.25, textDecoration: 'underline', textUnderlineOffset: '0.2em' }}
        >
          {isOpen ? t('Read Less') : t('Read More')}
        </Button>
      )}
    </Box>
  );
}
