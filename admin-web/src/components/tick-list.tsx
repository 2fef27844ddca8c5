import { Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel } from '@mui/material';
import type { ReactNode } from 'react';

interface TickListProps<Value extends string> {
  legend: string;
  choices: readonly { value: Value; label: ReactNode }[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
  problem?: string | undefined;
}

/** Boxes of which any number may be ticked. */
export function TickList<Value extends string>(props: TickListProps<Value>) {
  const { legend, choices, chosen, onChange, problem } = props;
  const toggle = (value: Value) =>
    onChange(
      choices.map((choice) => choice.value).filter((each) => (each === value) !== chosen.includes(each)),
    );
  return (
    <FormControl component="fieldset" error={problem !== undefined}>
      <FormLabel component="legend" sx={{ mb: 0.5 }}>
        {legend}
      </FormLabel>
      <div
        style={{
          columnGap: 16,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        }}
      >
        {choices.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            control={
              <Checkbox size="small" checked={chosen.includes(value)} onChange={() => toggle(value)} />
            }
            label={label}
            sx={{
              mr: 0,
              alignItems: 'flex-start',
              '& .MuiFormControlLabel-label': { pt: 0.9, typography: 'body2' },
            }}
          />
        ))}
      </div>
      {problem !== undefined && <FormHelperText role="alert">{problem}</FormHelperText>}
    </FormControl>
  );
}
