import { Box } from '@mui/material';
import { DEADLINE_PASSED, isCalendarDate, isJobOpen, type JOB_LIMITS, JOB_TYPES } from '@smash/contract';
import { SelectInput, TextInput } from 'react-admin';
import { CheckboxInput } from '../../components/checkbox-input';
import { filled } from '../../components/editing/filled';
import { ReadableInput } from '../../components/editing/readable-input';
import { serverNow } from '../../providers/server-time';
import { CriteriaInput } from './criteria-input';
import { JobFactsInput } from './facts/job-facts-input';
import { StatusMailsInput } from './status-mails-input';
import { QuestionsInput } from './questions/questions-input';
import { StagesInput } from './stages/stages-input';
import { WHOLE_ROW } from '../../components/editing/whole-row';
import { t } from '../../i18n/t';

const JOB_TYPE_CHOICES = JOB_TYPES.map((type) => ({ id: type, name: type }));
/** An element, so that react-admin adds no asterisk: the field always has a value and offers no empty choice. */
const JOB_TYPE_LABEL = <span>{t('Job Type')}</span>;

/**
 * The nine fields of a posting, whose lengths only the server checks (docs/requirements/portal.md#p-14), its facts,
 * questions, stages and criteria, its mails about the status, and whether it is a draft.
 */
export function JobInputs() {
  return (
    <Box sx={{ columnGap: 2, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, rowGap: 1 }}>
      <TextInput source="title" label={t('Job Title')} validate={filled} sx={WHOLE_ROW} />
      <TextInput source="location" label={t('Location')} />
      <TextInput source="salary_range" label={t('Salary Range')} />
      <SelectInput
        source="job_type"
        label={JOB_TYPE_LABEL}
        choices={JOB_TYPE_CHOICES}
        margin="none"
        validate={filled}
      />
      <ReadableInput
        source="application_deadline"
        label={t('Application Deadline')}
        type="date"
        unreadable={t('Please complete the date')}
        validate={inTime}
      />
      <LongTextInput source="description" label={t('Job Description')} />
      <LongTextInput source="responsibility" label={t('Responsibilities')} />
      <LongTextInput source="requirements" label={t('Requirements')} />
      <JobFactsInput />
      <QuestionsInput />
      <StagesInput />
      <CriteriaInput />
      <StatusMailsInput />
      <Box sx={WHOLE_ROW}>
        <CheckboxInput source="is_active" label={t('Active Job Posting')} />
        <CheckboxInput source="is_draft" label={t('Save as draft: visitors cannot see it')} />
      </Box>
    </Box>
  );
}

/**
 * Refuses a passed deadline on a new active posting, which would be closed at once. An existing posting may keep its
 * deadline.
 */
function inTime(deadline: unknown, { id, is_active }: { id?: number; is_active?: boolean }) {
  if (id !== undefined || !is_active || typeof deadline !== 'string' || !isCalendarDate(deadline))
    return undefined;
  return isJobOpen({ is_active, application_deadline: deadline }, serverNow()) ? undefined : DEADLINE_PASSED;
}

function LongTextInput({ source, label }: { source: keyof typeof JOB_LIMITS; label: string }) {
  return (
    <TextInput
      source={source}
      label={label}
      multiline
      minRows={4}
      maxRows={16}
      validate={filled}
      sx={WHOLE_ROW}
    />
  );
}
