import { Autocomplete, TextField } from '@mui/material';
import type { Job } from '@smash/contract/client';
import { useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { t } from '../../i18n/t';

/** Jobs that the list offers at once; typing finds the others. */
const OFFERED = { page: 1, perPage: 20 };
const BY_TITLE = { field: 'title', order: 'ASC' } as const;

interface JobFilterProps {
  jobId: number | undefined;
  onChange: (jobId: number | undefined) => void;
}

/** Chooses one job, or all; the server looks for what is typed. */
export function JobFilter({ jobId, onChange }: JobFilterProps) {
  const [search, setSearch] = useState('');
  const { data: jobs = [], isFetching } = useGetList<Job>('jobs', {
    pagination: OFFERED,
    sort: BY_TITLE,
    filter: { search },
  });
  const { data: job } = useGetOne<Job>('jobs', { id: jobId }, { enabled: jobId !== undefined });
  // A deleted job is not found any more, but its applications still count.
  const chosen =
    jobId === undefined ? null : { id: jobId, title: job?.title ?? t('Job %{number}', { number: jobId }) };
  return (
    <Autocomplete
      value={chosen}
      options={jobs.map(({ id, title }) => ({ id, title }))}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title }) => title}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={t('No matching jobs')}
      onChange={(_event, option) => onChange(option?.id)}
      onInputChange={(_event, text, reason) => setSearch(reason === 'input' ? text : '')}
      renderInput={({ slotProps, ...input }) => (
        <TextField
          {...input}
          placeholder={t('All jobs')}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': t('Job') } }}
        />
      )}
    />
  );
}
