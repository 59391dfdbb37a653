import { useForm } from 'react-hook-form';
import type { UserProfile } from '#contract/profile';
import { showFieldErrors } from '../../lib/forms';
import { failureToast } from '../../ui/feedback/toast-messages';
import { useToasts } from '../../ui/feedback/toasts';
import { changesOf, checkProfile, TEXT_FIELDS, valuesOf, type ProfileValues } from './profile-form';
import type { OptionSet } from './profile-options';
import { useUpdateProfile } from './profile.api';

interface Options {
  profile: UserProfile;
  options: OptionSet;
  onSaved: () => void;
  /** Something typed cannot be saved; its field says why. */
  onRefused?: () => void;
}

/** The profile in a form that sends only what was changed, and keeps it when it could not be saved. */
export function useProfileForm({ profile, options, onSaved, onRefused }: Options) {
  const form = useForm<ProfileValues>({
    defaultValues: valuesOf(profile, options),
    resolver: checkProfile,
  });
  const { dirtyFields } = form.formState;
  const update = useUpdateProfile();
  const { toast } = useToasts();

  const reset = (to: UserProfile = profile) => form.reset(valuesOf(to, options));
  const send = (values: ProfileValues) =>
    update.mutate(changesOf(values, dirtyFields), {
      onSuccess: (saved) => {
        reset(saved);
        toast({ title: 'Profile updated' });
        onSaved();
      },
      onError: (error) => {
        if (showFieldErrors(error, TEXT_FIELDS, form.setError)) onRefused?.();
        toast(failureToast('Failed to update profile', error));
      },
    });

  const save = () => void form.handleSubmit(send, onRefused)();
  return { form, reset: () => reset(), save, isPending: update.isPending };
}
