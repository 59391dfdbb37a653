import type { Response } from 'supertest';
import type { ImportBatch } from '#contract/account/imports';

type Drive = (
  operation: string,
  filled?: { params?: Record<string, string>; body?: object },
) => Promise<Response>;

/** Calls every operation that takes data out of an account or puts it in. */
export async function driveOwnData(drive: Drive): Promise<void> {
  const body = { text: 'Name\nRobin' };
  await drive('GET /api/user/browser-key');
  await drive('GET /api/user/export');
  await drive('GET /api/user/export/dates.csv');
  await drive('POST /api/import/preview', { body });
  const made = await drive('POST /api/import', { body });
  await drive('GET /api/import');
  await drive('DELETE /api/import/{id}', { params: { id: (made.body as ImportBatch).id } });
}
