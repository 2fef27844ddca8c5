import { Box, Checkbox, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';

import type { Slot } from '@smash/contract/client';
import { t } from '../../i18n/t';
import { formatDateTime } from '../../i18n/format';

interface SlotChoiceProps {
  slots: readonly Slot[];
  chosen: readonly string[];
  /** Whether more than one can be chosen. */
  isMany?: boolean;
  onChange: (chosen: string[]) => void;
}

/** Chooses one or several free times, shown in Lagos time. */
export function SlotChoice({ slots, chosen, isMany = false, onChange }: SlotChoiceProps) {
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Box
      component={isMany ? 'div' : RadioGroup}
      role={isMany ? 'group' : 'radiogroup'}
      aria-label={t('Times, Lagos time')}
      sx={{ display: 'grid', rowGap: 1, maxHeight: 320, overflowY: 'auto' }}
    >
      {slots.map((slot) => (
        <FormControlLabel
          key={slot.id}
          control={
            isMany ? (
              <Checkbox checked={chosen.includes(slot.id)} onChange={() => toggle(slot.id)} />
            ) : (
              <Radio checked={chosen.includes(slot.id)} onChange={() => onChange([slot.id])} />
            )
          }
          label={<SlotText slot={slot} />}
          sx={{ alignItems: 'flex-start', mr: 0 }}
        />
      ))}
    </Box>
  );
}

function SlotText({ slot: { starts_at, minutes, place, interviewer, offers } }: { slot: Slot }) {
  return (
    <>
      <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
        {formatDateTime(starts_at)}
      </Typography>
      <Typography
        component="span"
        variant="caption"
        color="textSecondary"
        sx={{ display: 'block', overflowWrap: 'anywhere' }}
      >
        {t('%{minutes} minutes with %{name} · %{place}', { minutes, name: interviewer.username, place })}
        {offers > 0 &&
          ` · ${t('offered to one other |||| offered to %{smart_count} others', { smart_count: offers })}`}
      </Typography>
    </>
  );
}
