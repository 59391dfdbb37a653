import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import type { DateExperience } from '#contract/dating/date-experiences';
import type { TestApp } from '../test-app';
import { rateAll, type TestUser } from '../accounts/test-user';

/** A new member with three standards and a match. */
export interface MatchScene {
  readonly user: TestUser;
  readonly standards: Criterion[];
  readonly match: Candidate;
}

export interface DateScene extends MatchScene {
  readonly date: DateExperience;
}

const DATE = { dateDate: '2026-01-15', location: 'Café', personalNotes: 'Nice' };

export async function matchScene(app: TestApp): Promise<MatchScene> {
  const user = await app.member();
  const standards = await user.onboard();
  return { user, standards, match: await user.addMatch() };
}

/** The match's first date is scored, with 6, 7 and 8. */
export async function dateScene(app: TestApp): Promise<DateScene> {
  const { user, standards, match } = await matchScene(app);
  const date = await user.scoreDate(match.id, rateAll(standards, 6, 7, 8), DATE);
  return { user, standards, match, date };
}

/** Posts the same date for the match, with changes. */
export function postDate({ user, match, standards }: MatchScene, changes: object = {}) {
  return user.http.post('/api/date-experiences').send({
    candidateId: match.id,
    contextScores: { chemistry: 7, enjoyment: 8 },
    standardsScores: rateAll(standards, 6, 7, 8),
    ...DATE,
    ...changes,
  });
}

export async function datesOf({ user, match }: MatchScene): Promise<DateExperience[]> {
  return (await user.http.get(`/api/candidates/${match.id}/date-experiences`).expect(200))
    .body as DateExperience[];
}
