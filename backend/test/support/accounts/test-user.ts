import { randomBytes } from 'node:crypto';
import type TestAgent from 'supertest/lib/agent';
import type { Criterion } from '#contract/dating/criteria';
import type { Candidate } from '#contract/dating/candidates';
import type { DateExperience } from '#contract/dating/date-experiences';
import { tokenIn } from '../servers/smtp-server';
import type { TestApp } from '../test-app';

export const SURVEY = {
  howHeardAbout: 'friend-referral',
  datingDuration: '1-2-years',
  datingGoal: 'long-term-relationship',
  location: 'Lisbon, Lisbon, Portugal',
  datingChallenge: 'making-decisions',
  preferredDateType: 'quiet-intimate',
  gender: 'woman',
  interestedInGenders: 'men',
} as const;

/** Someone using a browser; everything they do goes through the API. */
export class TestUser {
  email = `user-${randomBytes(8).toString('hex')}@example.com`;
  password = 'correct horse';

  constructor(
    private readonly app: TestApp,
    readonly http: TestAgent,
  ) {}

  /** Asks for another address, which ends all sessions. */
  async changeEmail(newEmail: string): Promise<void> {
    await this.http
      .patch('/api/user/change-email')
      .send({ newEmail, currentPassword: this.password })
      .expect(200);
  }

  async register(overrides: Readonly<Record<string, unknown>> = {}) {
    return this.http.post('/api/auth/register').send({ ...this.registration(), ...overrides });
  }

  registration() {
    return {
      firstName: 'Ada',
      lastName: 'Byron',
      email: this.email,
      password: this.password,
      confirmPassword: this.password,
      acceptTerms: true,
      acceptPrivacy: true,
    };
  }

  /** Waits for the newest confirmation email and opens its link. */
  async confirm() {
    return this.openLink(await this.confirmationToken());
  }

  /** Opens a link that confirms something; where this browser is unknown, with a password. */
  openLink(token: unknown, password?: string) {
    return this.http.post('/api/auth/confirm-email').send({ token, password });
  }

  async confirmationToken(): Promise<string> {
    await this.app.mails.waitFor(this.email, /Confirm your email/);
    const mail = this.app.mails
      .to(this.email)
      .findLast(({ subject }) => subject.startsWith('Confirm your email'));
    if (!mail) throw new Error('No confirmation email');
    return tokenIn(mail);
  }

  async login(password = this.password, email = this.email) {
    return this.http.post('/api/auth/login').send({ email, password });
  }

  async answerSurvey() {
    return this.http.post('/api/onboarding-survey').send(SURVEY);
  }

  /** Selects built-in standards with these stars, by id. */
  async selectBuiltIn(stars: Readonly<Record<string, number>>): Promise<Criterion[]> {
    const ids = Object.keys(stars);
    const response = await this.http
      .post('/api/criteria/selection')
      .send({ selectedCriteriaIds: ids, criteria: ids.map((id) => ({ id, weight: stars[id] })) })
      .expect(200);
    return response.body as Criterion[];
  }

  /** Survey answered and three standards selected, five, three and four stars. */
  async onboard(): Promise<Criterion[]> {
    await this.answerSurvey();
    return this.selectBuiltIn({ '1': 5, '2': 3, '3': 4 });
  }

  async addMatch(fields: Readonly<Record<string, unknown>> = {}): Promise<Candidate> {
    const response = await this.http
      .post('/api/candidates')
      .send({ name: 'Robin', age: 31, profession: 'Baker', location: 'Lisbon', notes: 'Kind.', ...fields })
      .expect(201);
    return response.body as Candidate;
  }

  async scoreDate(
    candidateId: string,
    standardsScores: Readonly<Record<string, number | null>>,
    fields: Readonly<Record<string, unknown>> = {},
  ): Promise<DateExperience> {
    const response = await this.http
      .post('/api/date-experiences')
      .send({ candidateId, contextScores: { chemistry: 7, enjoyment: 8 }, standardsScores, ...fields })
      .expect(201);
    return response.body as DateExperience;
  }

  async matches(): Promise<Candidate[]> {
    return (await this.http.get('/api/candidates').expect(200)).body as Candidate[];
  }
}

/** The same rating for each of these standards. */
export function rateAll(
  criteria: readonly Criterion[],
  ...scores: readonly number[]
): Record<string, number> {
  return Object.fromEntries(criteria.map(({ id }, index) => [id, scores[index] ?? scores[0] ?? 5]));
}
