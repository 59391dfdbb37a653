import TextField from '@mui/material/TextField';
import { useController, type Control } from 'react-hook-form';
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

/** The browser's own select: one tap on a phone, and typing finds an option. */
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
