import { api } from './api/api-client';
import { ignoreTaps } from './ignore-taps';

/** Has the browser save the file that the API answers with. Rejects with `ApiError`. */
export async function download(path: string): Promise<void> {
  // A second tap would save it twice.
  ignoreTaps();
  const { name, content } = await api.file(path);
  saveFile(name, content);
}

const KEEP_MS = 60_000;

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
