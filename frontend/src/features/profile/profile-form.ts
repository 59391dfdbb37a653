import { useEffect, useRef } from 'react';
import {
  PROFILE_RULES,
  type ProfileChanges,
  type ProfileFields,
  type UserProfile,
} from '#contract/account/profile';
import { NAME_RULES } from '#contract/rules/person';
import type { FormCheck } from '../../lib/forms/form-problems';
import { useFormDraft } from '../../lib/forms/use-form-draft';
import { useRulesForm } from '../../lib/forms/use-rules-form';
import { failureToast } from '../../ui/feedback/toast-messages';
import { useToasts } from '../../ui/feedback/toasts';
import { useCurrentUser } from '../auth/auth.api';
import { shownOption, UNSPECIFIED, type OptionFieldName, type OptionSet } from './profile-options';
import { useUpdateProfile } from './profile.api';

/** The profile as form values. */
export interface ProfileValues extends Record<OptionFieldName, string> {
  firstName: string;
  lastName: string;
  location: string;
  marketingEmails: boolean;
  experienceEmails: boolean;
  aiEnabled: boolean;
  aiNotes: boolean;
  rateStandardsFirst: boolean;
  timezone: string;
}

export function valuesOf(profile: UserProfile, options: OptionSet): ProfileValues {
  const shown = (field: OptionFieldName) => shownOption(profile[field], options[field]);
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    location: profile.location ?? '',
    gender: shown('gender'),
    datingGoal: shown('datingGoal'),
    preferredDateType: shown('preferredDateType'),
    datingDuration: shown('datingDuration'),
    interestedInGenders: shown('interestedInGenders'),
    marketingEmails: profile.marketingEmails,
    experienceEmails: profile.experienceEmails,
    aiEnabled: profile.aiEnabled,
    aiNotes: profile.aiNotes,
    rateStandardsFirst: profile.rateStandardsFirst,
    timezone: profile.timezone ?? UNSPECIFIED,
  };
}

const specified = (option: string) => (option === UNSPECIFIED ? null : option);

function fieldsOf(values: ProfileValues): ProfileFields {
  return {
    ...values,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    location: values.location.trim() || null,
    gender: specified(values.gender),
    datingGoal: specified(values.datingGoal),
    preferredDateType: specified(values.preferredDateType),
    datingDuration: specified(values.datingDuration),
    interestedInGenders: specified(values.interestedInGenders),
    timezone: specified(values.timezone),
  };
}

/** Only what the user changed: an equivalent value shown in its place must not replace the stored one. */
export function changesOf(
  values: ProfileValues,
  changed: Readonly<Partial<Record<keyof ProfileValues, boolean>>>,
): ProfileChanges {
  const entries = Object.entries(fieldsOf(values));
  return Object.fromEntries(entries.filter(([field]) => changed[field as keyof ProfileValues]));
}

export const PROFILE_CHECK: FormCheck<ProfileValues> = {
  rules: {
    firstName: NAME_RULES.firstName,
    lastName: NAME_RULES.lastName,
    location: PROFILE_RULES.location,
  },
};

/** What the page saves at once, next to its form: a draft may hold an older value. */
const SAVED_AT_ONCE = { aiEnabled: false, aiNotes: false, rateStandardsFirst: false, timezone: false };

interface Options {
  profile: UserProfile;
  /** The same profile is edited with other options elsewhere. */
  draftName: 'dialog' | 'page';
  options: OptionSet;
  onSaved: () => void;
  /** Called when the input is invalid; the field says why. */
  onRefused?: () => void;
}

/** A profile form that sends only changes, and keeps them when saving fails. */
export function useProfileForm({ profile, draftName, options, onSaved, onRefused }: Options) {
  const { form, submit, showServerErrors } = useRulesForm<ProfileValues>({
    ...PROFILE_CHECK,
    defaultValues: valuesOf(profile, options),
  });
  const { data: user } = useCurrentUser();
  const draft = useFormDraft({ name: `profile-draft:${user?.id}:${draftName}`, form });
  const { dirtyFields } = form.formState;
  const update = useUpdateProfile();
  const { toast } = useToasts();

  const reset = (to: UserProfile = profile) => {
    draft.forget();
    form.reset(valuesOf(to, options));
  };
  const edited = draftName === 'page' ? { ...dirtyFields, ...SAVED_AT_ONCE } : dirtyFields;
  const send = (values: ProfileValues) =>
    update.mutate(changesOf(values, edited), {
      onSuccess: (saved) => {
        reset(saved);
        toast({ title: 'Profile updated' });
        onSaved();
      },
      onError: (error) => {
        if (showServerErrors(error)) onRefused?.();
        toast(failureToast('Failed to update profile', error));
      },
    });

  const save = () => submit(send, onRefused);
  return { form, draft, reset: () => reset(), save, isPending: update.isPending };
}

/**
 * Edit moves focus to the first field, and closing moves it back to Edit, because the pressed button
 * disappears.
 */
export function useEditFocus(isEditing: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    if (isEditing) form.current?.querySelector<HTMLElement>('input, select')?.focus();
    else editButton.current?.focus();
  }, [isEditing]);
  return { form, editButton };
}
