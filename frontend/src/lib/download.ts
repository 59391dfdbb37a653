import { api } from './api/api-client';

/** Has the browser save the file that the API answers with. Rejects with `ApiError`. */
export async function download(path: string): Promise<void> {
  const { name, content } = await api.file(path);
  saveFile(name, content);
}

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
