import type { Response } from 'supertest';
import type { Criterion } from '#contract/dating/criteria';
import { rateAll, SURVEY } from '../accounts/test-user';
import { driveMatch } from './drive-match';

export type Drive = (
  operation: string,
  filled?: { params?: Record<string, string>; body?: object; query?: object },
) => Promise<Response>;

/** Calls every operation about standards, matches and dates, and about what is worked out from them. */
export async function driveDating(drive: Drive): Promise<void> {
  await drive('POST /api/onboarding-survey', { body: SURVEY });
  const ids = ['1', '2', '3'];
  const selected = await drive('POST /api/criteria/selection', {
    body: { selectedCriteriaIds: ids, criteria: ids.map((id) => ({ id, weight: 4 })) },
  });
  await drive('POST /api/criteria', { body: { name: 'Reads', selected: false } });
  const own = await drive('POST /api/criteria', { body: { name: 'Reads', selected: false } });
  const owned = { params: { id: (own.body as Criterion).id } };
  await drive('PUT /api/criteria/{id}', { ...owned, body: { description: 'Every night.' } });
  await drive('DELETE /api/criteria/{id}', owned);
  await drive('GET /api/criteria', { query: { deleted: 'true' } });
  await drive('GET /api/criteria', { query: { all: 'true' } });
  const match = { name: 'Robin', age: 31, profession: 'Baker', location: 'Lisbon', notes: 'Kind.' };
  const { body: created } = await drive('POST /api/candidates', { body: match });
  const { id: candidateId } = created as { id: string };
  await drive('PUT /api/candidates/{id}', {
    params: { id: candidateId },
    body: { notes: 'Very kind.' },
  });
  const scores = rateAll(selected.body as Criterion[], 8);
  const scored = { candidateId, contextScores: { chemistry: 7, enjoyment: 8 }, standardsScores: scores };
  const date = await drive('POST /api/date-experiences', { body: scored });
  const params = { id: (date.body as { id: string }).id };
  await drive('POST /api/date-experiences', { body: { ...scored, dateDate: '2026-01-05' } });
  await drive('PUT /api/date-experiences/{id}', { params, body: { location: 'The pier' } });
  await drive('GET /api/candidates/{id}/date-experiences', { params: { id: candidateId } });
  const evaluations = await drive('GET /api/date-experiences/{id}/evaluations', { params });
  await driveMatch(candidateId, drive);
  for (const operation of [
    'GET /api/candidates',
    'GET /api/dashboard/stats',
    'GET /api/dashboard/analytics',
    'GET /api/decision',
  ])
    await drive(operation);
  const [evaluation] = evaluations.body as { id: string }[];
  await drive('DELETE /api/evaluations/{id}', { params: { id: evaluation?.id ?? '' } });
  await drive('DELETE /api/date-experiences/{id}', { params });
  const { body: second } = await drive('POST /api/candidates', { body: match });
  const secondId = (second as { id: string }).id;
  await drive('GET /api/decision/compare', { query: { a: candidateId, b: secondId } });
  await drive('GET /api/date-ideas', { query: { for: candidateId, ids: 'mini-golf' } });
  await drive('DELETE /api/candidates/{id}', { params: { id: secondId } });
}

export async function driveIdeasAndPlaces(drive: Drive): Promise<void> {
  await drive('GET /api/date-ideas/events', { query: { refresh: 'true', excludeIds: 'a,b' } });
  const ideas = await drive('GET /api/date-ideas');
  const [idea] = ideas.body as { id: string }[];
  await drive('POST /api/date-ideas/preference', {
    body: { dateIdeaId: idea?.id, dateIdeaData: idea, preference: 'liked' },
  });
  await drive('GET /api/date-ideas/preferences');
  await drive('DELETE /api/date-ideas/preference/{dateIdeaId}', {
    params: { dateIdeaId: idea?.id ?? '' },
  });
  await drive('GET /api/places/autocomplete', { query: { input: 'Lis' } });
  await drive('POST /api/places/autocomplete', { body: { input: 'Lis' } });
}

export async function driveAlex(drive: Drive): Promise<void> {
  await drive('GET /api/alex/status');
  await drive('POST /api/alex/chat', { body: { message: 'How am I doing?' } });
  await drive('POST /api/alex/chat/stream', { body: { message: 'Who fits best?' } });
  await drive('GET /api/alex/messages');
  await drive('DELETE /api/alex/messages');
}
