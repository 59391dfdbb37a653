import { TRACKING_ACTIONS } from '#contract/tracking';
import { PATHS } from '../../lib/paths';
import { track } from '../../lib/track';

/** Navigates without a page load; if absent, the forms work on their own. */
type Go = (path: string) => unknown;

function toggleAnswer(button: Element): void {
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!isOpen));
  const answer = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (answer) answer.hidden = isOpen;
}

function onClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button[aria-controls]') : null;
  if (button) toggleAnswer(button);
}

function onSubmit(event: Event, go: Go | undefined): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const buttonLocation = form.dataset['signup'];
  if (buttonLocation !== undefined) track('/', TRACKING_ACTIONS.signupClick, { buttonLocation });
  if (!go) return;
  event.preventDefault();
  go(`/auth?mode=${buttonLocation === undefined ? 'login' : 'signup'}`);
}

/** In the fragment, because the deletion has just emptied this browser's storage, and a reload doesn't say it again. */
function sayFarewell(root: HTMLElement): void {
  const { hash, pathname, search } = window.location;
  if (`${PATHS.home}${hash}` !== PATHS.accountDeleted) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  const farewell = root.querySelector<HTMLElement>('[data-farewell]');
  farewell?.removeAttribute('hidden');
  farewell?.focus();
}

const PHONE = '(max-width: 599.95px)';

/** What would be far to scroll past with a thumb. */
function foldOnPhones(root: HTMLElement): void {
  if (!globalThis.matchMedia?.(PHONE).matches) return;
  for (const fold of root.querySelectorAll<HTMLDetailsElement>('details[data-folds]')) fold.open = false;
}

/** As in `ignore-taps.ts`, which this small script does without. */
const DOUBLE_TAP_MS = 400;

/** Folds what is long on phones, toggles answers, tracks sign-ups and raises the header once the page scrolls. Returns a cleanup function. */
export function enhanceLanding(root: HTMLElement, go?: Go): () => void {
  let sentAt = Number.NEGATIVE_INFINITY;
  const submit = (event: Event) => {
    // The second half of a double tap, while the next page is on its way.
    if (event.timeStamp - sentAt < DOUBLE_TAP_MS) return event.preventDefault();
    sentAt = event.timeStamp;
    onSubmit(event, go);
  };
  const header = root.querySelector<HTMLElement>('[data-header]');
  const scroll = () => header?.toggleAttribute('data-lifted', window.scrollY > 8);
  root.addEventListener('click', onClick);
  root.addEventListener('submit', submit);
  window.addEventListener('scroll', scroll, { passive: true });
  scroll();
  sayFarewell(root);
  foldOnPhones(root);
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('submit', submit);
    window.removeEventListener('scroll', scroll);
  };
}
