import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Form } from '../../../../components/form';
import { IconAction } from '../../../../components/icon-action';
import { TextLink } from '../../../../components/text-link';
import { useListFilters } from '../../../../providers/list-state';
import { useApplicationPaths } from '../../application-paths';
import { savedAddress, toSave, useSavedFilters } from './saved-filters';
import { t } from '../../../../i18n/t';

interface SavedFiltersPanelProps {
  titleId: string;
  onDone: () => void;
}

/**
 * The saved filters as links, each with a button to remove it, and a form that saves the present filters under a name.
 */
export function SavedFiltersPanel({ titleId, onDone }: SavedFiltersPanelProps) {
  const { saved, remove } = useSavedFilters();
  const paths = useApplicationPaths();
  return (
    <>
      <Typography id={titleId} variant="h4" component="h3" sx={{ mb: 1 }}>
        {t('Saved filters')}
      </Typography>
      {saved.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('No saved filters yet. Filter the list, then save the filters under a name.')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, maxHeight: 260, overflowY: 'auto', p: 0 }}>
          {saved.map(({ label, value }) => (
            <Box component="li" key={label} sx={{ alignItems: 'center', display: 'flex', gap: 1 }}>
              <TextLink
                to={savedAddress(value, paths)}
                onClick={onDone}
                sx={{ flex: 1, overflowWrap: 'anywhere', py: 0.75 }}
              >
                {label}
              </TextLink>
              <IconAction name={t('Remove %{label}', { label })} onClick={() => remove(label)}>
                <RemoveIcon fontSize="small" />
              </IconAction>
            </Box>
          ))}
        </Box>
      )}
      <SaveForm onSaved={onDone} />
    </>
  );
}

function SaveForm({ onSaved }: { onSaved: () => void }) {
  const [label, setLabel] = useState('');
  const { sort, perPage } = useListContext();
  const { filterValues } = useListFilters();
  const { jobId } = useApplicationPaths();
  const { add } = useSavedFilters();
  const save = () => {
    if (label.trim() === '') return;
    add({
      label: label.trim(),
      value: { filter: toSave(filterValues, jobId), displayedFilters: [], sort, perPage },
    });
    onSaved();
  };
  return (
    <Form onSubmit={save} spacing={1} sx={{ borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1.5 }}>
      <TextField
        id="saved-filters-name"
        label={t('Save the current filters as')}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      {filterValues['search'] !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {t('Names and addresses that you searched for are not saved.')}
        </Typography>
      )}
      <Button type="submit" size="small" variant="contained" disabled={label.trim() === ''}>
        {t('Save')}
      </Button>
    </Form>
  );
}
