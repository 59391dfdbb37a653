/** For answers that are near a danger without being the safety answer. */
export const HELP_DIRECTORY = 'findahelpline.com lists people who listen for free.';
