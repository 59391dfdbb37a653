import { expect, type APIRequestContext } from '@playwright/test';
import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import type { DateIdea } from '#contract/dating/date-ideas';
import { newAddress, newHome, productUrl, registration } from './visitor';
import { mailTo } from './inbox';

const SURVEY = {
  howHeardAbout: 'friend-referral',
  datingDuration: '1-2-years',
  datingGoal: 'long-term-relationship',
  location: 'Lisbon, Lisbon, Portugal',
  datingChallenge: 'making-decisions',
  preferredDateType: 'quiet-intimate',
  gender: 'woman',
  interestedInGenders: 'men',
};
/** The first three of the catalog, with their stars. */
export const THREE_STANDARDS = {
  'Physical Attraction': 5,
  'Emotional Connection': 3,
  'Life Goals Match': 4,
} as const;
const STARS = Object.values(THREE_STANDARDS).map((weight, index) => ({ id: String(index + 1), weight }));
/** Days ago, ratings of the standards, chemistry and enjoyment: improving with every date. */
export const FIVE_DATES = [
  [20, [4, 5, 4], 4],
  [15, [5, 5, 5], 5],
  [10, [7, 6, 6], 7],
  [5, [8, 8, 7], 8],
  [1, [9, 8, 8], 9],
] as const;

export async function ask<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const response = await request.get(productUrl() + path);
  expect(response.ok(), path).toBe(true);
  return (await response.json()) as Answer;
}

async function send<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const response = await request.post(productUrl() + path, { data, headers: newHome() });
  expect(response.ok(), path).toBe(true);
  return (await response.json()) as Answer;
}

/**
 * Sets up a confirmed dater with a survey and three standards through the API and signs them in.
 * Returns their email.
 */
export async function onboard(
  request: APIRequestContext,
  {
    email = newAddress(),
    guide = 'seen',
    timezone,
  }: { email?: string; guide?: 'seen' | 'unseen'; timezone?: string } = {},
): Promise<string> {
  await send(request, '/api/auth/register', {
    ...registration(email),
    ...(timezone !== undefined && { timezone }),
  });
  const { links } = await mailTo(process.env['INBOX_URL'] ?? '', email, /Confirm your email/);
  const link = links.find((url) => url.includes('/confirm-email')) ?? '';
  await send(request, '/api/auth/confirm-email', { token: new URL(link).searchParams.get('token') });
  await send(request, '/api/onboarding-survey', SURVEY);
  await send(request, '/api/criteria/selection', {
    selectedCriteriaIds: STARS.map(({ id }) => id),
    criteria: STARS,
  });
  if (guide === 'seen') await send(request, '/api/user/mark-dashboard-guide-seen', {});
  return email;
}

/** A match with a date for each list of ratings, a day apart. Returns its id. */
export async function addScoredMatch(
  request: APIRequestContext,
  name: string,
  dates: readonly (readonly number[])[],
): Promise<string> {
  const criteria = await ask<Criterion[]>(request, '/api/criteria');
  const { id: candidateId } = await send<Candidate>(request, '/api/candidates', { name });
  for (const [ago, ratings] of dates.entries())
    await send(request, '/api/date-experiences', {
      candidateId,
      dateDate: new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10),
      contextScores: { chemistry: 7, enjoyment: 7 },
      standardsScores: Object.fromEntries(criteria.map(({ id }, index) => [id, ratings[index]])),
    });
  return candidateId;
}

/** A match with five dates that keep improving. */
export async function addDatedMatch(request: APIRequestContext, name: string): Promise<void> {
  const criteria = await ask<Criterion[]>(request, '/api/criteria');
  const { id: candidateId } = await send<Candidate>(request, '/api/candidates', {
    name,
    age: 31,
    profession: 'Baker',
    location: 'Lisbon',
    notes: 'Met at the market.',
  });
  for (const [ago, ratings, feeling] of FIVE_DATES)
    await send(request, '/api/date-experiences', {
      candidateId,
      dateDate: new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10),
      location: 'Miradouro da Graça',
      contextScores: { chemistry: feeling, enjoyment: feeling },
      standardsScores: Object.fromEntries(criteria.map(({ id }, index) => [id, ratings[index]])),
    });
}

/** A conversation with the coach that includes a safety response. */
export async function talkToAlex(request: APIRequestContext): Promise<void> {
  for (const message of ['How is it going with Robin?', 'He hits me when he is angry.'])
    await send(request, '/api/alex/chat', { message });
}

/** One liked and one hidden idea. */
export async function voteOnIdeas(request: APIRequestContext): Promise<void> {
  const ideas = await ask<DateIdea[]>(request, '/api/date-ideas');
  for (const [index, preference] of ['liked', 'disliked'].entries())
    await send(request, '/api/date-ideas/preference', {
      dateIdeaId: ideas[index]?.id,
      dateIdeaData: ideas[index],
      preference,
    });
}
