import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import type { ExportRequest } from '../../../providers/calls/exports';
import { useListFilters } from '../../../providers/list-state';
import { useExport } from './use-export';
import { t } from '../../../i18n/t';

/** Exports the list: its rows with their filters and order, or every CV of its job. */
export function ExportMenu({ jobId }: { jobId?: number }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { sort } = useListContext();
  const { filterValues: filter } = useListFilters();
  const { start, isPreparing } = useExport();
  const choose = (request: ExportRequest) => {
    setAnchor(null);
    void start(request);
  };
  return (
    <>
      <Button
        color="secondary"
        variant="outlined"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        loading={isPreparing}
        loadingPosition="start"
        startIcon={<DownloadIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('Export')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose({ kind: 'csv', jobId, filter, sort })}>
          {t('Export this list as CSV')}
        </MenuItem>
        {jobId !== undefined && (
          <MenuItem onClick={() => choose({ kind: 'cvs', jobId })}>{t('Download all CVs')}</MenuItem>
        )}
      </Menu>
    </>
  );
}
