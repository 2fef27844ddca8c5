import { TextField } from '@mui/material';

interface ChoiceFilterProps<Value extends string> {
  /** Accessible name; sighted people understand the filter from its choices. */
  name: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A filter with a few fixed choices: the browser's own select, which is quickest on a phone. */
export function ChoiceFilter<Value extends string>({
  name,
  choices,
  value,
  onChange,
}: ChoiceFilterProps<Value>) {
  return (
    <TextField
      select
      value={value}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': name } }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}
