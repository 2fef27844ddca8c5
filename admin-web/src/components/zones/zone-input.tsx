import { TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { useZones } from './use-zones';
import { t } from '../../i18n/t';

/** Chooses the people that a record is for: the whole nation, or the members of one zone. */
export function ZoneInput({ label }: { label: string }) {
  const { id, field, fieldState } = useInput({ source: 'zone_id', defaultValue: null });
  const { zones, error } = useZones();
  const value = (field.value ?? null) as number | null;
  const isUnknown = value !== null && zones.every((zone) => zone.id !== value);
  return (
    <TextField
      id={id}
      select
      label={label}
      value={value ?? ''}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={({ target }) => field.onChange(target.value === '' ? null : Number(target.value))}
      error={fieldState.invalid || Boolean(error)}
      helperText={fieldState.error?.message ?? (error ? t('The zones could not be loaded') : undefined)}
      slotProps={{ select: { native: true } }}
    >
      <option value="">{t('National (all zones)')}</option>
      {isUnknown && <option value={value}>{t('Zone %{number}', { number: value })}</option>}
      {zones.map((zone) => (
        <option key={zone.id} value={zone.id}>
          {zone.name}
        </option>
      ))}
    </TextField>
  );
}
