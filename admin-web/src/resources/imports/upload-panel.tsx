import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { IMPORT_KINDS, IMPORT_ROW_LIMIT, type ImportKind } from '@smash/contract';
import { type DragEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ChoiceFilter } from '../../components/filters/choice-filter';
import { usePermitted } from '../../providers/permitted';
import { KIND_LABELS } from './describe-import';
import { useUploadImport } from './use-imports';
import { t } from '../../i18n/t';
import { formatNumber } from '../../i18n/format';

/** Chooses the kind of table and the file, by button or by dropping it here. The kind in the address is preselected. */
export function UploadPanel() {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const mayImportApplications = usePermitted('applications.import');
  const kinds = IMPORT_KINDS.filter((kind) => kind === 'jobs' || mayImportApplications);
  const [chosen, setChosen] = useState(address.get('kind'));
  const kind = kinds.find((one) => one === chosen) ?? kinds[0] ?? 'jobs';
  const { upload, isUploading, problem } = useUploadImport(({ id }) => navigate(`/imports/${id}`));
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const take = (file: File | undefined) => {
    if (file && !isUploading) upload({ kind, file });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Box
      component="section"
      aria-label={t('Upload a file')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        bgcolor: isOver ? 'action.hover' : 'background.paper',
        border: '1.5px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: '14px',
        display: 'grid',
        gap: 2,
        mb: 4,
        px: { xs: 2, sm: 3 },
        py: 3,
      }}
    >
      <Typography sx={{ maxWidth: '68ch' }}>
        {t(
          "Choose a CSV file, or drop it here. Its first row holds the headings. You'll see which column is what, and every row is checked before anything is imported.",
        )}
      </Typography>
      <Box sx={{ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {kinds.length > 1 && (
          <Box sx={{ width: { xs: '100%', sm: 220 } }}>
            <ChoiceFilter<ImportKind>
              name={t('What the file holds')}
              choices={kinds.map((value) => ({ value, label: KIND_LABELS[value] }))}
              value={kind}
              onChange={setChosen}
            />
          </Box>
        )}
        <Button
          variant="contained"
          loading={isUploading}
          loadingPosition="start"
          startIcon={<UploadIcon />}
          onClick={() => input.current?.click()}
        >
          {t('Choose a file')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={t('File to import')}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </Box>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      <Typography variant="body2" color="textSecondary">
        {t(
          '%{kind} Up to %{count} rows, under 5 MB, in UTF-8. A file that is not imported within a day is removed.',
          {
            kind: WHAT[kind],
            count: formatNumber(IMPORT_ROW_LIMIT),
          },
        )}
      </Typography>
    </Box>
  );
}

const WHAT: Record<ImportKind, string> = {
  applications: t(
    'Applications come in as Pending, without a CV, and nobody is emailed. Tags, stages and answers to the job’s own questions are left out. A reference only recognises rows of our own export: each application gets a new one.',
  ),
  jobs: t('Jobs come in as drafts: they appear on the careers page only once you post them.'),
};
