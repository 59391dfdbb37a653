import { clearStored } from './stored';

/** When an account leaves this browser, nothing of it stays: not what was typed, not what was kept. */
export function clearPrivateData(): void {
  clearStored();
}
