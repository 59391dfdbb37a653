import { useController, type Control } from 'react-hook-form';
import { PROFILE_LIMITS } from '#contract/profile';
import { PlaceField } from '../../ui/fields/place-field';
import { fetchPlaceNames } from '../places/places.api';
import type { ProfileValues } from './profile-form';

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
      maxLength={PROFILE_LIMITS.locationMax}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message}
      disabled={disabled}
      enterKeepsText
    />
  );
}
