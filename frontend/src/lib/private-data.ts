import { eraseCopies } from './kept-copies';
import { clearStored } from './stored';

/** On sign-out nothing private stays on the device: drafts, dates that wait to be sent, and copies of what was loaded. */
export async function clearPrivateData(): Promise<void> {
  clearStored();
  await eraseCopies();
}
