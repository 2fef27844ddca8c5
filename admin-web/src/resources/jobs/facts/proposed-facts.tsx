import AutoFixIcon from '@mui/icons-material/AutoFixHighOutlined';
import { Button } from '@mui/material';
import { JOB_FACT_NAMES } from '@smash/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import type { JobFormValues } from '../../../providers/job-body';
import { describeFacts } from './describe-facts';
import { factsInTexts, isEmpty } from './outdated-facts';
import { t } from '../../../i18n/t';

/**
 * Offers facts that the texts state and the fields lack; one press fills in the empty fields, for somebody to check.
 */
export function ProposedFacts() {
  const { setValue } = useFormContext();
  const values = useWatch() as JobFormValues;
  const facts = factsInTexts(values);
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
