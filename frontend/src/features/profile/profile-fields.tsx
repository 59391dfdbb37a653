import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useController, type Control, type FieldPathByValue } from 'react-hook-form';
import { LOCATION_RULE } from '#contract/account/profile';
import { PlaceField } from '../../ui/fields/place-field';
import { SettingSwitch } from '../../ui/fields/setting-switch';
import { fetchPlaceNames } from '../places/places.api';
import type { ProfileValues } from './profile-form';
import { offeredOptions, shownLabel, UNSPECIFIED, type OptionFieldName } from './profile-options';

interface Props {
  control: Control<ProfileValues>;
  name: OptionFieldName | 'timezone';
  label: string;
  options: readonly string[];
  labelOf?: (option: string) => string;
  hint?: string;
  disabled?: boolean;
}

/** A native select: one tap on a phone, and typing jumps to an option. */
export function OptionField({ control, name, label, options, labelOf = shownLabel, hint, disabled }: Props) {
  const { field, formState } = useController({ control, name });
  const { ref, ...input } = field;
  const offered = offeredOptions(formState.defaultValues?.[name], options);
  return (
    <TextField
      {...input}
      inputRef={ref}
      select
      label={label}
      helperText={hint}
      disabled={disabled}
      slotProps={{ select: { native: true } }}
    >
      <option value={UNSPECIFIED}>{shownLabel(UNSPECIFIED)}</option>
      {offered.map((option) => (
        <option key={option} value={option}>
          {labelOf(option)}
        </option>
      ))}
    </TextField>
  );
}

interface SwitchFieldProps {
  control: Control<ProfileValues>;
  name: FieldPathByValue<ProfileValues, boolean>;
  label: string;
  hint: ReactNode;
  disabled?: boolean;
}

export function SwitchField({ control, name, ...words }: SwitchFieldProps) {
  const { ref, value, ...field } = useController({ control, name }).field;
  return (
    <SettingSwitch
      {...words}
      name={field.name}
      inputRef={ref}
      checked={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

const MIN_CHARS = 3;
const DEBOUNCE_MS = 300;

export function LocationField({
  control,
  disabled,
}: {
  control: Control<ProfileValues>;
  disabled?: boolean;
}) {
  const { field, fieldState } = useController({ control, name: 'location' });
  return (
    <PlaceField
      label="Location"
      placeholder="City, State, Country"
      value={field.value}
      onChange={field.onChange}
      fetchSuggestions={fetchPlaceNames}
      minChars={MIN_CHARS}
      debounceMs={DEBOUNCE_MS}
      maxLength={LOCATION_RULE.max}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message}
      disabled={disabled}
      enterKeepsText
    />
  );
}
