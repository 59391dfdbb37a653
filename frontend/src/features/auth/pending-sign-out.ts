import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';
import { readStored, writeStored } from '../../lib/storage/browser-storage';

const OWED = 'sign-out-owed';
const isTrue = (value: unknown): value is true => value === true;

/** Signed out here while the server was unreachable: the session cookie is still valid, and must not be used. */
export function rememberSignOut(): void {
  writeStored(localStorage, OWED, true);
}

/** Signing in ends the old session. */
export function forgetSignOut(): void {
  writeStored(localStorage, OWED, null);
}

/**
 * Sends the pending sign-out. False while the server is unreachable; until then, this device counts as signed out.
 */
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
