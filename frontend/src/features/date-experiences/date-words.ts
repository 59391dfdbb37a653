import type { ToastMessage } from '../../ui/feedback/toasts';

export const LOAD_FAILURE: ToastMessage = {
  title: 'Failed to load date experience',
  description: 'Unable to load the date experience for editing.',
  tone: 'error',
};
