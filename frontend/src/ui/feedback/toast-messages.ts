import { failureText } from '../../lib/api/api-error';
import type { ToastMessage } from './toasts';

/** A failed call for the user: `title` says what failed, the server says why. */
export function failureToast(title: string, error: unknown): ToastMessage {
  return { title, description: failureText(error, 'Please try again.'), tone: 'error' };
}

/**
 * For a 422: the answer to an earlier try was lost and the form was edited since. `things` is where the earlier
 * version is now; `thing` is what another save would add.
 */
export function savedBeforeToast(thing: string, things: string): ToastMessage {
  return {
    tone: 'warning',
    title: `An earlier version of this ${thing} is already saved`,
    description: `You'll find it in ${things} and can edit it there. Saving again would add a second one.`,
  };
}
