import { failureText } from '../../lib/api/api-error';
import type { ToastMessage } from './toasts';

/** A toast for a failed call: `title` says what failed, and the server's message says why. */
export function failureToast(title: string, error: unknown): ToastMessage {
  return { title, description: failureText(error, 'Please try again.'), tone: 'error' };
}

/**
 * For a 422: the response to an earlier save was lost, and the form has been edited since. `things` is the list that
 * has the earlier version; `thing` is what saving again would add.
 */
export function savedBeforeToast(thing: string, things: string): ToastMessage {
  return {
    tone: 'warning',
    title: `An earlier version of this ${thing} is already saved`,
    description: `You'll find it in ${things} and can edit it there. Saving again would add a second one.`,
  };
}

/** For a match that a call didn't find. */
export const MATCH_GONE: ToastMessage = { tone: 'info', title: 'This match was deleted on another device.' };
