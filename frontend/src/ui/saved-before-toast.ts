import type { ToastMessage } from './toast';

/**
 * For a 422: the answer to an earlier try was lost and the form was edited since.
 * `things` is where the earlier version stands now, `thing` what another save would add.
 */
export function savedBeforeToast(thing: string, things: string): ToastMessage {
  return {
    tone: 'warning',
    title: `An earlier version of this ${thing} is already saved`,
    description: `You find it among ${things} and can edit it there. What you typed here is still here; saving it again would add a second ${thing}.`,
  };
}
