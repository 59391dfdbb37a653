import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';
import { readStored, writeStored } from '../../lib/storage/browser-storage';

const PENDING_KEY = 'sign-out-owed';
const isTrue = (value: unknown): value is true => value === true;

/** The user signed out while the server was unreachable: the session cookie is still valid but must not be used. */
export function rememberSignOut(): void {
  writeStored(localStorage, PENDING_KEY, true);
}

/** Signing in ends the old session. */
export function forgetSignOut(): void {
  writeStored(localStorage, PENDING_KEY, null);
}

/**
 * Sends the pending sign-out. False if the server is unreachable; this device still counts as signed out.
 */
export async function finishSignOut(): Promise<boolean> {
  if (readStored(localStorage, PENDING_KEY, isTrue) === null) return true;
  try {
    await api.post(API.logout);
  } catch {
    return false;
  }
  forgetSignOut();
  return true;
}
