import type { Response } from 'supertest';
import type { SuppressionPage } from '#contract/console/suppressions';
import { driveCampaigns } from './drive-campaigns';

type Drive = (
  operation: string,
  filled?: { params?: Record<string, string>; body?: object; query?: Record<string, string> },
) => Promise<Response>;

/** Calls every operation about campaigns, unsent emails and suppressed addresses as the administrator, with `drive`. */
export async function driveConsoleMail(drive: Drive): Promise<void> {
  await driveCampaigns(drive);
  await drive('GET /api/admin/sender-domain');
  const all = { state: 'failing', until: new Date().toISOString() };
  await drive('GET /api/admin/emails', { query: { state: 'all' } });
  await drive('POST /api/admin/emails/send-now', { body: { ids: [] } });
  await drive('POST /api/admin/emails/send-all-now', { body: all });
  await drive('POST /api/admin/emails/give-up', { body: { ids: [] } });
  await drive('POST /api/admin/emails/give-up-all', { body: all });
  await drive('POST /api/unsubscribe', { body: { email: 'someone@elsewhere.example', type: 'marketing' } });
  const { body } = await drive('GET /api/admin/suppressions');
  const [entry] = (body as SuppressionPage).suppressions;
  await drive('POST /api/admin/suppressions/lift', {
    body: { id: entry?.id ?? '', statedReason: 'Asked to' },
  });
}
