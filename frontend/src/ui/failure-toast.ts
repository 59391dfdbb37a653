import { failureText } from '../lib/api-error';
import type { ToastMessage } from './toast';

/** A failed call in the page's words: `title` says what failed, the server says why. */
export function failureToast(title: string, error: unknown): ToastMessage {
  return { title, description: failureText(error, 'Please try again.'), tone: 'error' };
}
