import AutoFixIcon from '@mui/icons-material/AutoFixHighOutlined';
import { Button } from '@mui/material';
import { JOB_FACT_NAMES, proposeJobFacts } from '@smash/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import type { JobFormValues } from '../../../providers/job-body';
import { ownBrands } from '../../../providers/session';
import { describeFacts } from './describe-facts';
import { t } from '../../../i18n/t';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Offers what the texts say and the fields do not yet; one press fills the empty fields in, for somebody to look at. */
export function ProposedFacts() {
  const { setValue } = useFormContext();
  const values = useWatch() as JobFormValues;
  const facts = proposeJobFacts({
    title: values.title ?? '',
    location: values.location ?? '',
    job_type: values.job_type,
    salary_range: values.salary_range,
  });
  if (facts.brand && !ownBrands().includes(facts.brand)) facts.brand = null;
  const offered = JOB_FACT_NAMES.filter((name) => facts[name] !== null && isEmpty(values[name]));
  if (offered.length === 0) return null;
  const fillIn = () => {
    for (const name of offered) {
      setValue(name, facts[name], { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
  };
  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<AutoFixIcon />}
      onClick={fillIn}
      sx={{ mb: 2, textAlign: 'left' }}
    >
      {t('Fill in from the texts: %{facts}', {
        facts: describeFacts(Object.fromEntries(offered.map((name) => [name, facts[name]]))),
      })}
    </Button>
  );
}
