import { SURVEY } from '../support/accounts/test-user';
import { sessionCookie, sessionCookieLine } from '../support/accounts/cookies';
import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

describe('signing in', () => {
  it('leads to the survey, then to the standards, then to the dashboard', async () => {
    const user = await app.member();
    const first = await user.login();
    expect(first.body).toMatchObject({
      message: expect.any(String) as string,
      surveyComplete: false,
      onboardingComplete: false,
      redirectUrl: '/onboarding-survey',
    });
    await user.answerSurvey();
    expect((await user.login()).body).toMatchObject({
      surveyComplete: true,
      onboardingComplete: false,
      redirectUrl: '/criteria-selection',
    });
    await user.selectBuiltIn({ '1': 5, '2': 3, '3': 4 });
    expect((await user.login()).body).toMatchObject({
      surveyComplete: true,
      onboardingComplete: true,
      redirectUrl: '/dashboard',
    });
  });

  it('accepts the address in any case and with surrounding spaces', async () => {
    const user = await app.member();
    expect((await user.login(user.password, ` ${user.email.toUpperCase()} `)).status).toBe(200);
  });

  it('requires an address and a password', async () => {
    const response = await app
      .visitor()
      .http.post('/api/auth/login')
      .send({ email: 'no-address', password: '' });
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      statusCode: 400,
      code: 'request.invalid-email',
      message: 'Please enter a valid email',
      errors: [
        { field: 'email', message: 'Please enter a valid email' },
        { field: 'password', message: 'Password is required' },
      ],
    });
  });

  it('opens no session for a wrong password', async () => {
    const owner = await app.member();
    const stranger = app.visitor();
    const response = await stranger.login('not the password', owner.email);
    expect(response.status).toBe(401);
    expect(sessionCookieLine(response)).toBe('');
    await stranger.http.get('/api/auth/user').expect(401);
  });

  it('changes the session id, and the old one stops working', async () => {
    const user = await app.member();
    const before = sessionCookie(await user.login());
    const after = sessionCookie(await user.login());
    expect(after).not.toBe(before);
    await app.visitor().http.get('/api/auth/user').set('cookie', before).expect(401);
    await app.visitor().http.get('/api/auth/user').set('cookie', after).expect(200);
  });

  it('leaves the sessions of other devices open', async () => {
    const phone = await app.member();
    await app.visitor().login(phone.password, phone.email);
    await phone.http.get('/api/auth/user').expect(200);
  });
});

describe('the current user', () => {
  it('is distinguished from a visitor', async () => {
    const response = await app.visitor().http.get('/api/auth/user').expect(401);
    expect(response.body).toEqual({
      statusCode: 401,
      code: 'auth.session-required',
      message: expect.any(String),
    });
  });

  it('has exactly these fields', async () => {
    const user = await app.member({ timezone: 'America/Chicago' });
    await user.answerSurvey();
    const { body } = await user.http.get('/api/auth/user').expect(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/),
      email: user.email,
      firstName: 'Ada',
      lastName: 'Byron',
      emailConfirmed: true,
      surveyComplete: true,
      onboardingComplete: false,
      hasSeenDashboardGuide: false,
      isAdmin: false,
      authType: 'local',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      location: SURVEY.location,
      gender: SURVEY.gender,
      datingGoal: SURVEY.datingGoal,
      preferredDateType: SURVEY.preferredDateType,
      datingDuration: SURVEY.datingDuration,
      interestedInGenders: SURVEY.interestedInGenders,
      marketingEmails: false,
      experienceEmails: true,
      aiEnabled: true,
      aiNotes: false,
      rateStandardsFirst: false,
      timezone: 'America/Chicago',
    });
  });

  it('is no longer onboarded without three standards, because that is derived', async () => {
    const user = await app.member();
    await user.selectBuiltIn({ '1': 5, '2': 3, '3': 4 });
    expect((await user.http.get('/api/auth/user')).body).toMatchObject({ onboardingComplete: false });
    await user.answerSurvey();
    expect((await user.http.get('/api/auth/user')).body).toMatchObject({ onboardingComplete: true });
  });
});
