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
  await drive('POST /api/admin/campaigns/links', { body: { markdown: '[x](https://localhost/)' } });
  await drive('POST /api/admin/campaigns/test-send', { body: words });
  const schedule = { kind: 'at', at: new Date(Date.now() + 86_400_000).toISOString() };
  await drive('POST /api/admin/campaigns/{id}/start', { params, body: { schedule } });
  await drive('POST /api/admin/campaigns/{id}/reschedule', { params, body: { schedule } });
  for (const step of ['pause', 'resume', 'cancel', 'archive', 'unarchive'])
    await drive(`POST /api/admin/campaigns/{id}/${step}`, { params });
  await drive('GET /api/admin/campaigns/{id}', { params });
  await drive('GET /api/admin/campaigns/{id}/activity', { params });
  await drive('GET /api/admin/campaigns/{id}/recipients', { params, query: { state: 'all' } });
  await drive('GET /api/admin/campaigns', { query: { page: '1', pageSize: '10' } });
  await drive('GET /api/admin/campaigns/summaries', { query: { view: 'current', page: '1' } });
  const copy = await drive('POST /api/admin/campaigns/{id}/duplicate', { params });
  await drive('DELETE /api/admin/campaigns/{id}', { params: { id: (copy.body as { id: string }).id } });
  await driveSegments(drive);
}

async function driveSegments(drive: Drive): Promise<void> {
  const conditions = [
    { field: 'timeZone', zones: ['Europe/Berlin'] },
    { field: 'joined', from: '2024-01-01', until: null },
    { field: 'lastActive', is: 'within', days: 30 },
    { field: 'survey', question: 'gender', answers: ['woman', 'female'] },
    { field: 'neverOpened' },
  ];
  const segment = { name: 'Driven', conditions };
  const { body } = await drive('POST /api/admin/segments', { body: segment });
  const params = { id: (body as { id: string }).id };
  await drive('PUT /api/admin/segments/{id}', { params, body: segment });
  await drive('GET /api/admin/segments');
  await drive('DELETE /api/admin/segments/{id}', { params });
}
