import { Checkbox, FormControlLabel } from '@mui/material';
import { useInput, type InputProps } from 'react-admin';

interface CheckboxInputProps extends InputProps {
  label: string;
}

/** A box to tick, where react-admin has only a switch. */
export function CheckboxInput({ label, ...props }: CheckboxInputProps) {
  const { field } = useInput({ defaultValue: false, type: 'checkbox', ...props });
  // react-admin reads `checked` only from a box whose value is the browser's own "on".
  const box = <Checkbox {...field} value="on" checked={Boolean(field.value)} />;
  return <FormControlLabel label={label} control={box} />;
}
