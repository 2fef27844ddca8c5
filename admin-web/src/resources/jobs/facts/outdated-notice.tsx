import { Alert, Box, Button } from '@mui/material';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { JobFormValues } from '../../../providers/job-body';
import { describeFacts } from './describe-facts';
import { type FactName, factsInTexts, keptBeside, outdatedFacts } from './outdated-facts';
import { t } from '../../../i18n/t';

/** Asks whether facts that no longer fit the texts change with them or stay: neither happens unseen. */
export function OutdatedNotice() {
  const { setFocus, setValue, trigger } = useFormContext();
  const { defaultValues = {} } = useFormState();
  const values = useWatch() as JobFormValues;
  const outdated = outdatedFacts(defaultValues, values);
  const [first] = outdated;
  if (first === undefined) return null;
  const said = factsInTexts(values);
  const pick = (facts: JobFormValues) =>
    describeFacts(Object.fromEntries(outdated.map((name) => [name, facts[name]])));
  const decided = () => {
    setFocus(first);
    void trigger(outdated);
  };
  const change = () => {
    for (const name of outdated) setValue(name, said[name], { shouldDirty: true, shouldTouch: true });
    decided();
  };
  const keep = () => {
    setValue('kept_facts' satisfies keyof JobFormValues, keptBeside(values), { shouldDirty: true });
    decided();
  };
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      {t('The texts changed. Do these still fit: %{facts}?', { facts: pick(values) })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" color="inherit" size="small" onClick={change} sx={{ textAlign: 'left' }}>
          {outdated.some((name) => said[name] !== null)
            ? t('Change to %{facts}', { facts: pick(said) })
            : t('Empty these fields')}
        </Button>
        <Button color="inherit" size="small" onClick={keep}>
          {t('Keep them')}
        </Button>
      </Box>
    </Alert>
  );
}

/** Refuses to save a fact in doubt until somebody has decided about it. */
export function useDecided(): (
  name: FactName,
) => (value: unknown, values: JobFormValues) => string | undefined {
  const { defaultValues = {} } = useFormState();
  return (name) => (_value, values) =>
    outdatedFacts(defaultValues, values).includes(name)
      ? t('The texts changed. Please say above whether this still fits')
      : undefined;
}
