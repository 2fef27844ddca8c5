import { Box, Checkbox, FormControlLabel, FormHelperText, FormLabel, Typography } from '@mui/material';
import { NIGERIAN_STATES } from '@smash/contract';
import { useId } from 'react';
import { useInput, useRecordContext } from 'react-admin';
import { useZones } from '../../components/zones/use-zones';
import { t } from '../../i18n/t';

/** Chooses the states of a zone, among those that are in no other zone. */
export function StatesInput() {
  const { field, fieldState } = useInput({ source: 'states', defaultValue: [] });
  const chosen = field.value as string[];
  const free = useFreeStates(chosen);
  const id = useId();
  const toggle = (state: string) =>
    chosen.includes(state) ? chosen.filter((other) => other !== state) : [...chosen, state];
  const error = fieldState.error?.message;
  const elsewhere = NIGERIAN_STATES.length - free.length;

  return (
    <Box
      component="fieldset"
      aria-describedby={`${id}-note ${id}-error`}
      sx={{ border: 0, m: 0, minWidth: 0, p: 0 }}
    >
      <FormLabel
        component="legend"
        error={fieldState.invalid}
        sx={{ color: 'text.primary', fontSize: '0.8125rem', fontWeight: 600 }}
      >
        {t('States')}
      </FormLabel>
      <FormHelperText error id={`${id}-error`}>
        {error}
      </FormHelperText>
      <Box
        sx={{
          columnGap: 2,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(170px, 1fr))' },
        }}
      >
        {free.map((state, index) => (
          <FormControlLabel
            key={state}
            label={state}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(state)}
                onBlur={field.onBlur}
                onChange={() => field.onChange(toggle(state))}
                slotProps={index === 0 ? { input: { ref: field.ref } } : undefined}
              />
            }
          />
        ))}
      </Box>
      <Typography id={`${id}-note`} variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
        {describeElsewhere(elsewhere)}
      </Typography>
    </Box>
  );
}

/** The states of the zone itself and those in no zone, by name. */
function useFreeStates(chosen: string[]) {
  const { zones } = useZones();
  const own = useRecordContext()?.id;
  const others = new Set<string>(zones.filter(({ id }) => id !== own).flatMap(({ states }) => states));
  return NIGERIAN_STATES.filter((state) => chosen.includes(state) || !others.has(state));
}

function describeElsewhere(count: number): string {
  if (count === 0) return t('All states are available.');
  return t(
    'One state is in other zones. To move one here, remove it from its zone first. |||| %{smart_count} states are in other zones. To move one here, remove it from its zone first.',
    { smart_count: count },
  );
}
