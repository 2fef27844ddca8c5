import { Box } from '@mui/material';
import { ImportLink } from '../../../components/import-link';
import { Permitted } from '../../../providers/permitted';
import { ExportMenu } from '../exports/export-menu';
import { ReviewButton } from '../review/review-entry';
import { TalentPoolLink } from './talent-pool-link';
import { TableViewMenu } from './columns/table-view-menu';
import { SavedFiltersButton } from './filters/saved-filters-button';

/** Actions on a list as a whole. */
export function ListActions({ jobId }: { jobId?: number }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { px: { xs: 1.5, sm: 2 } } }}>
      <SavedFiltersButton />
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <TableViewMenu hasJobColumn={jobId === undefined} />
      </Box>
      <Permitted to="applications.export">
        <ExportMenu jobId={jobId} />
      </Permitted>
      {jobId === undefined && (
        <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
          <ImportLink kind="applications" />
          <TalentPoolLink />
        </Box>
      )}
      <ReviewButton />
    </Box>
  );
}
