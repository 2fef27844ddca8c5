import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Loaded } from '../../../../components/loaded';
import { usePortalDataProvider } from '../../../../providers/use-portal-data-provider';
import { tagsQuery } from '../tags-query';
import { TagRow } from './tag-row';
import { t } from '../../../../i18n/t';

/** All tags: each is renamed, given another colour, merged into another, or deleted. */
export function TagManager({ onClose }: { onClose: () => void }) {
  const id = useId();
  const tags = useQuery(tagsQuery(usePortalDataProvider()));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('Manage tags')}</DialogTitle>
      <DialogContent>
        <Loaded of={tags} loading={t('Loading tags...')} failure={t('The tags could not be loaded')}>
          {(data) =>
            data.length === 0 ? (
              <Typography color="textSecondary">
                {t('There are no tags yet. They are made where an application is tagged.')}
              </Typography>
            ) : (
              <Box component="ul" aria-label={t('Tags')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {data.map((tag) => (
                  <TagRow key={tag.id} tag={tag} others={data.filter((one) => one.id !== tag.id)} />
                ))}
              </Box>
            )
          }
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
