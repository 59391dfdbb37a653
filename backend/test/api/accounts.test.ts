import { tokenIn } from '../support/servers/smtp-server';
import { refusal } from '../support/accounts/refusals';
import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

describe('signing up', () => {
  it('creates an account without signing in, and emails a confirmation link', async () => {
    const user = app.visitor();
    const response = await user.register();
    expect(response.status).toBe(201);
    expect(response.body).toEqual({ message: expect.any(String) as string, needsConfirmation: true });
    expect(response.get('Set-Cookie')).toEqual([expect.stringMatching(/^signup=[\w-]{43}; /)]);
    const mail = await app.mails.waitFor(user.email, /Confirm your email/);
    expect(mail.html).toContain(`http://localhost:3000/confirm-email?token=${tokenIn(mail)}`);
  });

  it("names every invalid field, with the form's own messages", async () => {
    const response = await app
      .visitor()
      .register({ firstName: ' ', email: 'no-address', password: '12345', acceptTerms: false });
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      statusCode: 400,
      code: 'request.missing-field',
      message: 'First name is required',
      errors: [
        { field: 'firstName', message: 'First name is required' },
        { field: 'email', message: 'Please enter a valid email' },
        { field: 'password', message: 'Password must be at least 6 characters' },
        { field: 'confirmPassword', message: "Passwords don't match" },
        { field: 'acceptTerms', message: 'You must accept the Terms & Conditions' },
      ],
    });
  });
});

describe('confirming the address', () => {
  it('signs in, and says that the standards come next', async () => {
    const user = app.visitor();
    await user.register();
    const response = await user.confirm();
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      autoLoggedIn: true,
      redirectToDashboard: false,
      redirectToCriteria: true,
      user: { email: user.email, emailConfirmed: true, onboardingComplete: false },
    });
    await user.http.get('/api/auth/user').expect(200);
  });
});

describe('signing in', () => {
  it('returns the user and where to go next', async () => {
    const user = await app.member();
    const response = await user.login();
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      user: { email: user.email, isAdmin: false, authType: 'local' },
      surveyComplete: false,
      redirectUrl: '/onboarding-survey',
    });
  });

  it('rejects a wrong password and an unknown address with the same message', async () => {
    const user = await app.member();
    const wrong = await user.login('not the password');
    const unknown = await app.visitor().login('not the password', 'unknown@example.com');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(refusal('auth.invalid-credentials'));
    expect(unknown.body).toEqual(wrong.body);
  });
});

describe('the main journey', () => {
  it('goes from a survey to a percentage', async () => {
    const user = await app.member();
    await user.answerSurvey();
    const criteria = await user.selectBuiltIn({ '1': 5, '2': 5, '3': 4, '4': 5, '5': 4 });
    const match = await user.addMatch();
    const [pa, ec, lg, cq, tr] = criteria.map(({ id }) => id);
    await user.scoreDate(match.id, { [`${pa}`]: 8, [`${ec}`]: 7, [`${lg}`]: 6, [`${cq}`]: 9, [`${tr}`]: 7 });
    const [listed] = await user.matches();
    expect(listed).toMatchObject({ compatibilityScore: 75, dateCount: 1 });
    expect(listed?.compatibility?.likely?.low).toBeCloseTo(48.6, 0);
    const stats = await user.http.get('/api/dashboard/stats').expect(200);
    expect(stats.body).toMatchObject({ topMatch: { score: 75, name: 'Robin' }, totalDates: 1 });
  });
});
