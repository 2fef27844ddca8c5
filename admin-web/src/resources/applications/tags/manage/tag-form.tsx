import { Box, Button, TextField, Typography } from '@mui/material';
import { isSameTagName, TAG_COLOURS, TAG_LIMITS, type TagColour } from '@smash/contract';
import type { Tag } from '@smash/contract/client';
import { useState } from 'react';
import { Form } from '../../../../components/form';
import { describeApplications } from '../../../../components/describe-applications';
import { useEditTags } from './use-edit-tags';
import { t } from '../../../../i18n/t';

const COLOUR_NAMES: Record<TagColour, string> = {
  grey: t('Grey'),
  yellow: t('Yellow'),
  green: t('Green'),
  blue: t('Blue'),
  red: t('Red'),
};

interface TagFormProps {
  tag: Tag;
  others: readonly Tag[];
  onDone: () => void;
}

/** Name and colour of a tag. The name of another tag merges the two, after a confirmation. */
export function TagForm({ tag, others, onDone }: TagFormProps) {
  const [name, setName] = useState(tag.name);
  const [colour, setColour] = useState(tag.colour);
  const { update, merge, isPending } = useEditTags();
  const known = others.find((one) => isSameTagName(one.name, name.trim()));
  const save = async () => {
    const hasWorked = known ? await merge(tag, known) : await update(tag, { name: name.trim(), colour });
    if (hasWorked) onDone();
  };
  return (
    <Form onSubmit={save} spacing={0}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 120px' }, py: 1 }}>
        <TextField
          autoFocus
          required
          label={t('New name of %{name}', { name: tag.name })}
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: TAG_LIMITS.name } }}
        />
        <TextField
          select
          label={t('Colour')}
          value={colour}
          onChange={(event) => setColour(event.target.value as TagColour)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {TAG_COLOURS.map((one) => (
            <option key={one} value={one}>
              {COLOUR_NAMES[one]}
            </option>
          ))}
        </TextField>
      </Box>
      <Typography role="status" variant="body2" sx={{ mb: known ? 1 : 0 }}>
        {known &&
          t(
            'There is a tag %{name} already. Merged, %{applications} with %{tag} get %{name} instead; this cannot be undone.',
            { name: known.name, applications: describeApplications(tag.applications_count), tag: tag.name },
          )}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          size="small"
          disabled={name.trim() === ''}
          loading={isPending}
        >
          {known ? t('Merge into %{name}', { name: known.name }) : t('Save')}
        </Button>
        <Button color="secondary" size="small" disabled={isPending} onClick={onDone}>
          {t('Cancel')}
        </Button>
      </Box>
    </Form>
  );
}
