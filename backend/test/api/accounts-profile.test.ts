import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

describe('the profile', () => {
  it('has these fields', async () => {
    const user = await app.member();
    const { body } = await user.http.get('/api/user/profile').expect(200);
    expect(body).toEqual({
      email: user.email,
      firstName: 'Ada',
      lastName: 'Byron',
      location: null,
      gender: null,
      datingGoal: null,
      preferredDateType: null,
      datingDuration: null,
      interestedInGenders: null,
      marketingEmails: false,
      experienceEmails: true,
      aiEnabled: true,
      aiNotes: false,
      rateStandardsFirst: false,
      timezone: null,
      hasSeenDashboardGuide: false,
    });
  });

  const DIALOG = {
    gender: ['woman', 'man', 'non-binary', 'prefer-not-to-say'],
    datingGoal: ['long-term-relationship', 'marriage-focused', 'short-term', 'not-sure'],
    preferredDateType: ['quiet-intimate', 'active-outdoor', 'social-events', 'creative-cultural'],
    datingDuration: [
      '6-months-1-year',
      '1-2-years',
      '2-5-years',
      '5-plus-years',
      'recently-single',
      'on-and-off',
    ],
    interestedInGenders: ['men', 'women', 'men-and-women', 'non-binary', 'prefer-not-to-say'],
  };
  const PAGE = {
    gender: ['male', 'female', 'non-binary', 'prefer-not-to-say'],
    datingGoal: ['long-term', 'short-term', 'casual', 'marriage', 'friendship'],
    preferredDateType: [
      'quiet-intimate',
      'active-adventurous',
      'social-group',
      'cultural-arts',
      'outdoor-nature',
    ],
    datingDuration: ['new-to-dating', 'less-than-year', '1-3-years', '3-5-years', '5-plus-years'],
    interestedInGenders: ['men', 'women', 'everyone'],
  };

  it.each([
    ["the dashboard dialog's", DIALOG],
    ["the stand-alone page's", PAGE],
  ])('accepts %s options, and returns what it stores', async (_whose, options) => {
    const user = await app.member();
    for (const [field, values] of Object.entries(options)) {
      for (const value of values) {
        const response = await user.http.patch('/api/user/profile').send({ [field]: value });
        expect({ field, value, status: response.status }).toEqual({ field, value, status: 200 });
        expect(response.body).toMatchObject({ email: user.email, [field]: value });
      }
      expect((await user.http.get('/api/user/profile')).body).toMatchObject({ [field]: values.at(-1) });
    }
  });

  it('accepts all fields at once, and null clears the ones that may be empty', async () => {
    const user = await app.member();
    const full = {
      firstName: 'Zoë',
      lastName: 'Ångström',
      location: 'Malmö, Skåne, Sweden',
      gender: 'woman',
      datingGoal: 'not-sure',
      preferredDateType: 'active-outdoor',
      datingDuration: 'on-and-off',
      interestedInGenders: 'women',
      marketingEmails: true,
      experienceEmails: false,
      aiEnabled: false,
      aiNotes: true,
      rateStandardsFirst: true,
      timezone: 'Europe/Stockholm',
    };
    const { body } = await user.http.patch('/api/user/profile').send(full).expect(200);
    expect(body).toEqual({ ...full, email: user.email, hasSeenDashboardGuide: false });
    expect((await user.http.get('/api/auth/user')).body).toMatchObject(full);
    const emptied = {
      location: null,
      gender: null,
      datingGoal: null,
      preferredDateType: null,
      datingDuration: null,
      interestedInGenders: null,
      timezone: null,
    };
    const after = await user.http.patch('/api/user/profile').send(emptied).expect(200);
    expect(after.body).toEqual({ ...body, ...emptied });
  });

  it('changes only what is sent', async () => {
    const user = await app.member();
    await user.answerSurvey();
    const before = (await user.http.get('/api/user/profile')).body as Record<string, unknown>;
    const { body } = await user.http.patch('/api/user/profile').send({ firstName: ' Grace ' }).expect(200);
    expect(body).toEqual({ ...before, firstName: 'Grace' });
    expect((await user.http.patch('/api/user/profile').send({}).expect(200)).body).toEqual(body);
  });

  it('ignores an address and anything else outside the profile', async () => {
    const user = await app.member();
    const { body } = await user.http
      .patch('/api/user/profile')
      .send({
        email: 'other@example.com',
        isAdmin: true,
        passwordHash: 'x',
        id: 'x',
        surveyCompletedAt: null,
      })
      .expect(200);
    expect(body).toMatchObject({ email: user.email });
    expect((await user.http.get('/api/auth/user')).body).toMatchObject({ email: user.email, isAdmin: false });
    expect((await user.login()).status).toBe(200);
  });

  it.each([
    ['gender', 'robot'],
    ['gender', 7],
    ['datingGoal', 'world-domination'],
    ['preferredDateType', ['quiet-intimate']],
    ['datingDuration', 'forever'],
    ['interestedInGenders', 'penguins'],
    ['marketingEmails', 'yes'],
    ['experienceEmails', 1],
    ['aiEnabled', null],
    ['aiNotes', null],
    ['aiNotes', 'yes'],
    ['rateStandardsFirst', null],
    ['timezone', 'Mars/Olympus'],
    ['firstName', '  '],
    ['firstName', null],
    ['lastName', 'x'.repeat(101)],
    ['location', 'x'.repeat(121)],
    ['location', 'nul\0'],
  ])('rejects %s %j, names the field and changes nothing', async (field, value) => {
    const user = await app.member();
    const before = (await user.http.get('/api/user/profile')).body as unknown;
    const response = await user.http
      .patch('/api/user/profile')
      .send({ datingGoal: 'casual', [field]: value });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      statusCode: 400,
      errors: [{ field, message: expect.any(String) }],
    });
    expect((await user.http.get('/api/user/profile')).body).toEqual(before);
  });

  it('remembers that the guide was seen', async () => {
    const user = await app.member();
    const response = await user.http.post('/api/user/mark-dashboard-guide-seen').expect(200);
    expect(response.body).toEqual({ hasSeenDashboardGuide: true });
    await user.http.post('/api/user/mark-dashboard-guide-seen').expect(200);
    expect((await user.http.get('/api/auth/user')).body).toMatchObject({ hasSeenDashboardGuide: true });
    expect((await user.http.get('/api/user/profile')).body).toMatchObject({ hasSeenDashboardGuide: true });
  });
});
