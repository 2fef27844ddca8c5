import { Box, TextField } from '@mui/material';
import { ChoiceFilter } from '../../components/filters/choice-filter';
import { ChooseJob } from '../../components/choose-job';
import { RANGES, type StatisticsQuery } from './statistics-query';
import { t } from '../../i18n/t';

const CHOICES = [
  ...RANGES.map(({ value, label }) => ({ value, label: t('Last %{label}', { label }) })),
  { value: 'own' as const, label: t('Custom dates') },
];

interface StatisticsFiltersProps {
  query: StatisticsQuery;
  onChange: (change: Partial<StatisticsQuery>) => void;
}

/** Chooses the days and the job. */
export function StatisticsFilters({ query, onChange }: StatisticsFiltersProps) {
  return (
    <Box
      role="search"
      aria-label={t('Statistics')}
      sx={{
        display: 'grid',
        displayPrint: 'none',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(150px, 200px))' },
        mb: 2.5,
        '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'span 2' } },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <ChoiceFilter
          name={t('Period')}
          choices={CHOICES}
          value={query.range}
          onChange={(range) => onChange({ range })}
        />
      </Box>
      {query.range === 'own' && (
        <>
          <DayInput name={t('First day')} value={query.from} onChange={(from) => onChange({ from })} />
          <DayInput name={t('Last day')} value={query.to} onChange={(to) => onChange({ to })} />
        </>
      )}
      <ChooseJob
        jobId={query.jobId}
        onChange={(jobId) => onChange({ jobId })}
        name={t('Job')}
        none={t('All jobs')}
      />
    </Box>
  );
}

interface DayInputProps {
  name: string;
  value: string;
  onChange: (day: string) => void;
}

function DayInput({ name, value, onChange }: DayInputProps) {
  return (
    <TextField
      type="date"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': name } }}
    />
  );
}
