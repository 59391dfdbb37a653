import { CRITERIA_TEXTS } from '#contract/dating/criteria';
import type { ToastMessage } from '../../ui/feedback/toasts';

/** A specified text "Title: description" as a toast. */
function titled(text: string): ToastMessage {
  const colon = text.indexOf(': ');
  return { tone: 'error', title: text.slice(0, colon), description: text.slice(colon + 2) };
}

export const TOO_MANY = titled(CRITERIA_TEXTS.tooMany);
export const TOO_MANY_MUST_HAVES: ToastMessage = {
  tone: 'error',
  title: CRITERIA_TEXTS.tooManyMustHavesTitle,
  description: CRITERIA_TEXTS.tooManyMustHaves,
};
export const TOO_FEW: ToastMessage = {
  tone: 'error',
  title: CRITERIA_TEXTS.tooFewTitle,
  description: CRITERIA_TEXTS.tooFew,
};
