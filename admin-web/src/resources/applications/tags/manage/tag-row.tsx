import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Typography } from '@mui/material';
import type { Tag } from '@smash/contract/client';
import { useState } from 'react';
import { ConfirmButton } from '../../../../components/confirm-button';
import { IconAction } from '../../../../components/icon-action';
import { TagChip } from '../tag-chip';
import { describeApplications } from '../../../../components/describe-applications';
import { TagForm } from './tag-form';
import { useEditTags } from './use-edit-tags';
import { t } from '../../../../i18n/t';

/** One tag with the number of its applications. */
export function TagRow({ tag, others }: { tag: Tag; others: readonly Tag[] }) {
  const [isEditing, setEditing] = useState(false);
  const { remove } = useEditTags();
  const { name } = tag;
  const applications = describeApplications(tag.applications_count);
  return (
    <Box component="li" sx={{ py: 0.75, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      {isEditing ? (
        <TagForm tag={tag} others={others} onDone={() => setEditing(false)} />
      ) : (
        <Box sx={{ alignItems: 'center', columnGap: 1, display: 'flex' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <TagChip tag={tag} />
          </Box>
          <Typography variant="body2" color="textSecondary" noWrap>
            {applications}
          </Typography>
          <IconAction name={t('Rename %{name}', { name })} onClick={() => setEditing(true)}>
            <EditIcon fontSize="small" />
          </IconAction>
          <ConfirmButton
            name={t('Delete %{name}', { name })}
            icon={<DeleteIcon fontSize="small" />}
            title={t('Delete tag')}
            question={t(
              'Delete the tag %{name}? It is taken off %{applications}, and this cannot be undone.',
              { name, applications },
            )}
            confirmLabel={t('Delete')}
            onConfirm={() => remove(tag)}
          />
        </Box>
      )}
    </Box>
  );
}
