import type { Response } from 'supertest';
import type { CandidateFact } from '#contract/dating/candidate-facts';
import type { Prediction } from '#contract/dating/insights/predictions';

type Drive = (
  operation: string,
  filled?: { params?: Record<string, string>; body?: object },
) => Promise<Response>;

/** Calls every operation about a match's facts and predictions. */
export async function driveMatchRecords(candidateId: string, drive: Drive): Promise<void> {
  await driveFacts(candidateId, drive);
  const { body } = await drive('POST /api/candidates/{id}/predictions', {
    params: { id: candidateId },
    body: { percent: 70 },
  });
  const params = { id: (body as Prediction).id };
  await drive('PUT /api/predictions/{id}', { params, body: { outcome: false } });
  await drive('PUT /api/predictions/settings', { body: { isAsked: false } });
  await drive('GET /api/predictions');
  await drive('GET /api/predictions/record');
}

async function driveFacts(id: string, drive: Drive): Promise<void> {
  const { body } = await drive('POST /api/candidates/{id}/facts', {
    params: { id },
    body: { text: 'He hit me.' },
  });
  const params = { id, factId: (body as CandidateFact).id };
  await drive('GET /api/candidates/{id}/facts', { params: { id } });
  await drive('PUT /api/candidates/{id}/facts/{factId}', { params, body: { text: 'Birthday in May' } });
  await drive('DELETE /api/candidates/{id}/facts/{factId}', { params });
}
