import type { Response } from 'supertest';

type Drive = (
  operation: string,
  filled?: { params?: Record<string, string>; body?: object; query?: Record<string, string> },
) => Promise<Response>;

/** Calls every operation about campaigns as the administrator, with `drive`. */
export async function driveCampaigns(drive: Drive): Promise<void> {
  const words = {
    subject: 'News',
    preview: 'Short',
    markdown: 'Hello **{{firstName}}**',
    mailKind: 'experience',
  };
  const draft = { ...words, name: 'Spring', segment: { kind: 'all' } };
  const { body } = await drive('POST /api/admin/campaigns', { body: draft });
  const params = { id: (body as { id: string }).id };
  await drive('PUT /api/admin/campaigns/{id}', { params, body: { ...draft, name: 'Summer' } });
  await drive('POST /api/admin/campaigns/audience', { body: draft });
  await drive('POST /api/admin/campaigns/preview', { body: words });
  await drive('POST /api/admin/campaigns/test-send', { body: words });
  const schedule = { kind: 'at', at: new Date(Date.now() + 86_400_000).toISOString() };
  await drive('POST /api/admin/campaigns/{id}/start', { params, body: { schedule } });
  await drive('POST /api/admin/campaigns/{id}/reschedule', { params, body: { schedule } });
  for (const step of ['pause', 'resume', 'cancel', 'archive', 'unarchive'])
    await drive(`POST /api/admin/campaigns/{id}/${step}`, { params });
  await drive('GET /api/admin/campaigns/{id}', { params });
  await drive('GET /api/admin/campaigns/{id}/recipients', { params, query: { state: 'all' } });
  await drive('GET /api/admin/campaigns', { query: { page: '1', pageSize: '10' } });
  await drive('GET /api/admin/campaigns/summaries', { query: { view: 'current', page: '1' } });
  const copy = await drive('POST /api/admin/campaigns/{id}/duplicate', { params });
  await drive('DELETE /api/admin/campaigns/{id}', { params: { id: (copy.body as { id: string }).id } });
}
