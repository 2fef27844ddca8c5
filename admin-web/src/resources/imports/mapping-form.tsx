import { Box, Button, Typography } from '@mui/material';
import { missingFields } from '@smash/contract';
import type { Import } from '@smash/contract/client';
import { useDraftText } from '../../components/drafts/use-draft-text';
import {
  byField,
  chooseField,
  fieldsFor,
  readChoices,
  readJob,
  toChoices,
  toMapping,
} from './column-choices';
import { ColumnRow } from './column-row';
import { GiveUpButton } from './give-up-button';
import { JobChoice } from './job-choice';
import { useImportSteps } from './use-imports';
import { t } from '../../i18n/t';
import { tContract } from '../../i18n/t-contract';

interface MappingFormProps {
  one: Import;
  onChecked: () => void;
}

/** Chooses the field of each column, proposed from the headings; choices are kept over a reload. */
export function MappingForm({ one, onChecked }: MappingFormProps) {
  const { id, kind, headings, samples } = one;
  const draft = useDraftText(`import:${id}`);
  const jobDraft = useDraftText(`import-job:${id}`, JSON.stringify(one.job_id));
  const jobId = readJob(jobDraft.text, one.job_id);
  const choices = readChoices(draft.text, kind, headings.length) ?? toChoices(one.mapping);
  const { check, giveUp, isPending } = useImportSteps(id);
  const hasJob = jobId !== null;
  const fields = fieldsFor(kind, hasJob);
  const known = new Set(fields.map(({ name }) => name));
  const missing = missingFields(kind, byField(choices), hasJob).map(({ label }) => tContract(label));

  const submit = async () => {
    const mapping = toMapping(choices).filter(({ field }) => known.has(field));
    if (!(await check({ mapping, job_id: jobId }))) return;
    draft.clear();
    jobDraft.clear();
    onChecked();
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 880 }}>
      {kind === 'applications' && (
        <JobChoice value={jobId} onChange={(chosen) => jobDraft.setText(JSON.stringify(chosen))} />
      )}
      <Box component="section" aria-labelledby="columns">
        <Typography id="columns" variant="h3" sx={{ mb: 0.5 }}>
          {t('Columns')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, maxWidth: '68ch' }}>
          {t(
            'Choose what each column of your file holds. The start of its first rows is shown beside it. Required fields are marked with a star.',
          )}
        </Typography>
        <Box component="ul" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
          {headings.map((heading, column) => (
            <ColumnRow
              key={column}
              heading={heading || t('Column %{number}', { number: column + 1 })}
              samples={samples.map((row) => row[column] ?? '')}
              fields={fields}
              value={choices[column] ?? ''}
              onChange={(field) => draft.setText(JSON.stringify(chooseField(choices, column, field)))}
            />
          ))}
        </Box>
      </Box>
      <Typography role="status" variant="body2">
        {missing.length > 0 && t('Please choose a column for: %{missing}', { missing: missing.join(', ') })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          loading={isPending}
          disabled={missing.length > 0}
          onClick={() => void submit()}
        >
          {t('Check the rows')}
        </Button>
        <GiveUpButton isPending={isPending} giveUp={giveUp} />
      </Box>
    </Box>
  );
}
