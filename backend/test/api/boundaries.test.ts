import type { Response } from 'supertest';
import { BOUNDARIES, type InputName } from '#contract/rules/test-support/boundaries';
import type { Criterion } from '#contract/dating/criteria';
import { administrator } from '../support/accounts/administrator';
import { expectFieldRefusal } from '../support/accounts/refusals';
import { TestApp } from '../support/test-app';
import { rateAll, SURVEY, type TestUser } from '../support/accounts/test-user';

let app: TestApp;
let admin: TestUser;
let dater: TestUser;
let criteria: Criterion[];
let candidateId: string;
beforeAll(async () => {
  app = await TestApp.start();
  admin = await administrator(app);
  dater = await app.member();
  criteria = await dater.onboard();
  candidateId = (await dater.addMatch()).id;
});
afterAll(() => app.close());

type Send = (fields: Readonly<Record<string, string>>) => Promise<Response>;

const CAMPAIGN = {
  name: 'News',
  subject: 'News',
  preview: '',
  markdown: 'Hello',
  mailKind: 'marketing',
  segment: { kind: 'all' },
};
const TEMPLATE = { subject: 'a', preview: 'a', heading: 'a', body: 'a', actionLabel: 'a', footnote: 'a' };

const asNumbers = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, Number(value)]));

/** Sends an otherwise valid body with these fields. */
const SEND: Record<InputName, Send> = {
  register: async (fields) => {
    const user = app.visitor();
    const repeated = fields.password === undefined ? {} : { confirmPassword: fields.password };
    return user.register({ ...repeated, ...fields });
  },
  resetRequest: async (fields) => app.visitor().http.post('/api/auth/reset-password').send(fields),
  newPassword: async (fields) =>
    app
      .visitor()
      .http.post('/api/reset-password/confirm')
      .send({ token: 'unknown', ...fields }),
  changePassword: async (fields) => {
    const user = await app.member();
    return user.http
      .patch('/api/user/change-password')
      .send({ currentPassword: user.password, newPassword: 'another horse', ...fields });
  },
  changeEmail: async (fields) => {
    const user = await app.member();
    return user.http
      .patch('/api/user/change-email')
      .send({ currentPassword: user.password, newEmail: 'new@example.com', ...fields });
  },
  deleteAccount: async (fields) => dater.http.delete('/api/user').send(fields),
  profile: async (fields) => dater.http.patch('/api/user/profile').send(fields),
  match: async ({ age, ...fields }) =>
    dater.http.put(`/api/candidates/${candidateId}`).send({ ...fields, ...(age && { age: Number(age) }) }),
  fact: async (fields) => dater.http.post(`/api/candidates/${candidateId}/facts`).send(fields),
  date: async (fields) =>
    dater.http.post('/api/date-experiences').send({
      candidateId,
      contextScores: { chemistry: 5, enjoyment: 5 },
      standardsScores: rateAll(criteria, 5),
      ...fields,
    }),
  customStandard: async ({ highExample = 'high', lowExample = 'low', ...fields }) => {
    const user = await app.member();
    return user.http.post('/api/criteria').send({
      question: 'Humor',
      description: 'Laughs',
      ...fields,
      gradingCriteria: { highExample, lowExample },
    });
  },
  contact: async (fields) =>
    app
      .visitor()
      .http.post('/form/submit')
      .send({
        name: 'Ada',
        email: 'ada@example.com',
        subject: 'A question',
        category: 'other',
        message: 'How does it work?',
        ...fields,
      }),
  survey: async (fields) => dater.http.post('/api/onboarding-survey').send({ ...SURVEY, ...fields }),
  chat: async (fields) => (await app.member()).http.post('/api/alex/chat').send(fields),
  campaign: async (fields) => admin.http.post('/api/admin/campaigns').send({ ...CAMPAIGN, ...fields }),
  template: async (fields) =>
    admin.http.post('/api/admin/templates/welcome/preview').send({ ...TEMPLATE, ...fields }),
  automation: async (fields) =>
    admin.http.patch('/api/admin/automations/first_match_encouragement').send(asNumbers(fields)),
};

/** Fields that the API names differently from the form. */
const WIRE_FIELDS: Readonly<Record<string, string>> = {
  highExample: 'gradingCriteria.highExample',
  lowExample: 'gradingCriteria.lowExample',
};

describe.each(Object.entries(BOUNDARIES))('the %s input', (name, boundaries) => {
  const send = SEND[name as InputName];
  it.each(boundaries)('checks $about in $field', async ({ field, value, message }) => {
    const response = await send({ [field]: value });
    if (message !== null) expectFieldRefusal(response, WIRE_FIELDS[field] ?? field, message);
    // With a valid password, the unknown link is what gets rejected.
    else if (name === 'newPassword') expect(response.body).toMatchObject({ code: 'auth.reset-link-invalid' });
    else expect([response.status < 300, response.body]).toEqual([true, expect.anything()]);
  });
});

it('rejects a full custom standard with an empty text, and says that it is required', async () => {
  const user = await app.member();
  const { status, body } = await user.http
    .post('/api/criteria')
    .send({ question: 'Humor', description: ' ', gradingCriteria: { highExample: 'a', lowExample: '' } });
  const message = 'Please fill in all fields to create a custom standard.';
  expect(status).toBe(400);
  expect(body).toEqual({
    statusCode: 400,
    code: 'request.missing-field',
    message: expect.stringMatching(/required/),
    errors: [
      { field: 'description', message },
      { field: 'gradingCriteria.lowExample', message },
    ],
  });
});
