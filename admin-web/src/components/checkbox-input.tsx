import { Checkbox, FormControlLabel } from '@mui/material';
import { useInput, type InputProps } from 'react-admin';

interface CheckboxInputProps extends InputProps {
  label: string;
}

/** A box to tick, where react-admin has only a switch. */
export function CheckboxInput({ label, ...props }: CheckboxInputProps) {
  const { field } = useInput({ defaultValue: false, type: 'checkbox', ...props });
  const { value, ...rest } = field;
  return <FormControlLabel label={label} control={<Checkbox {...rest} checked={Boolean(value)} />} />;
}
