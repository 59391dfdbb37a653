import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';
import { readStored, writeStored } from '../../lib/storage/browser-storage';

const OWED = 'sign-out-owed';
const isTrue = (value: unknown): value is true => value === true;

/** Signed out here while the server could not be told: the session's cookie is still good, and must not be used. */
export function rememberSignOut(): void {
  writeStored(localStorage, OWED, true);
}

/** Whoever signs in ends the old session with it. */
export function forgetSignOut(): void {
  writeStored(localStorage, OWED, null);
}

/** Tells the server what it was not told. False while it cannot be reached: then nobody is signed in here. */
export async function finishSignOut(): Promise<boolean> {
  if (readStored(localStorage, OWED, isTrue) === null) return true;
  try {
    await api.post(API.logout);
  } catch {
    return false;
  }
  forgetSignOut();
  return true;
}
