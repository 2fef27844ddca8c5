import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { OVER_LIST } from '../../../components/over-list';
import type { Application } from '@smash/contract/client';
import { useApplicationPaths } from '../application-paths';
import { DownloadButton } from '../files/download-button';
import { PrintButton } from '../print/print-button';
import { DeleteApplicationButton } from '../removal/delete-application-button';
import { useUndoableRemoval } from '../removal/use-undoable-removal';
import { ReviewIcon } from '../review/review-entry';
import { t } from '../../../i18n/t';

/** The four actions of a row (docs/requirements/portal.md#p-23), and a link to a review that begins with it. */
export function ApplicationActions() {
  const application = useRecordContext<Application>();
  const paths = useApplicationPaths();
  const { search } = useLocation();
  const remove = useUndoableRemoval();
  if (!application) return null;
  return (
    <Box sx={{ display: 'inline-flex', verticalAlign: 'middle', whiteSpace: 'nowrap' }}>
      <Tooltip title={t('View Details')}>
        <IconButton
          component={Link}
          to={{ pathname: paths.details(application.id), search }}
          state={OVER_LIST}
          aria-label={t('View Details')}
          size="small"
        >
          <VisibilityIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <ReviewIcon id={application.id} />
      <DownloadButton kind="cv" isIcon />
      <PrintButton isIcon />
      <DeleteApplicationButton isIcon onConfirm={({ id }) => remove([id])} />
    </Box>
  );
}
