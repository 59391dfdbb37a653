import { SURVEY } from '../support/accounts/test-user';
import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

describe('the survey', () => {
  const OPTIONS = {
    howHeardAbout: ['social-media', 'google-search', 'friend-referral', 'dating-app', 'blog-article'],
    datingDuration: [
      '6-months-1-year',
      '1-2-years',
      '2-5-years',
      '5-plus-years',
      'recently-single',
      'on-and-off',
    ],
    datingGoal: ['long-term-relationship', 'marriage-focused', 'short-term', 'not-sure'],
    datingChallenge: [
      'finding-quality-matches',
      'making-decisions',
      'confidence-communication',
      'knowing-standards',
    ],
    preferredDateType: ['quiet-intimate', 'active-outdoor', 'social-events', 'creative-cultural'],
    gender: ['woman', 'man', 'non-binary', 'prefer-not-to-say'],
    interestedInGenders: ['men', 'women', 'men-and-women', 'non-binary', 'prefer-not-to-say'],
  };

  it('accepts every option, can be sent again, and shows in the profile', async () => {
    const user = await app.member();
    for (const [question, values] of Object.entries(OPTIONS)) {
      for (const value of values) {
        const response = await user.http
          .post('/api/onboarding-survey')
          .send({ ...SURVEY, [question]: value });
        expect({ value, status: response.status, body: response.body }).toEqual({
          value,
          status: 200,
          body: { surveyComplete: true },
        });
      }
    }
    const { howHeardAbout: _heard, datingChallenge: _challenge, ...shown } = SURVEY;
    await user.answerSurvey();
    expect((await user.http.get('/api/user/profile')).body).toMatchObject(shown);
    expect((await user.http.get('/api/auth/user')).body).toMatchObject({ surveyComplete: true });
  });

  it.each([...Object.keys(OPTIONS), 'location'])(
    'rejects a survey without %s, and stays unanswered',
    async (question) => {
      const user = await app.member();
      for (const bad of [undefined, '', null, 'something else entirely', 5]) {
        if (question === 'location' && typeof bad === 'string' && bad !== '') continue;
        const response = await user.http.post('/api/onboarding-survey').send({ ...SURVEY, [question]: bad });
        expect(response.status).toBe(400);
        expect(response.body).toMatchObject({
          message: expect.stringContaining('required'),
          errors: [{ field: question }],
        });
      }
      expect((await user.http.get('/api/auth/user')).body).toMatchObject({ surveyComplete: false });
    },
  );

  it('names the first bad answer in the order of the questions', async () => {
    const user = await app.member();
    const response = await user.http
      .post('/api/onboarding-survey')
      .send({ ...SURVEY, gender: 'robot', datingDuration: 'never', location: ' ' });
    const body = response.body as { message: string; errors: { field: string; message: string }[] };
    expect(body.errors.map(({ field }) => field)).toEqual(['datingDuration', 'location', 'gender']);
    expect(body.message).toBe(body.errors[0]?.message);
  });
});
