import type { Response } from 'supertest';
import type { Prediction } from '#contract/dating/predictions';

type Drive = (
  operation: string,
  filled?: { params?: Record<string, string>; body?: object },
) => Promise<Response>;

/** Calls every operation about predictions, for one match. */
export async function drivePredictions(candidateId: string, drive: Drive): Promise<void> {
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
