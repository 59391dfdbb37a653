import type { Response } from 'supertest';
import { BOUNDARIES, dayFromNow, type InputName } from '#contract/rules/test-support/boundaries';
import { CHOICES, type ChoiceName } from '#contract/rules/test-support/choices';
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
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const TEMPLATE = { subject: 'a', preview: 'a', heading: 'a', body: 'a', actionLabel: 'a', footnote: 'a' };

const asNumbers = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, Number(value)]));

async function sendSegment(body: object): Promise<Response> {
  // No two have the same name.
  await app.sql('delete from saved_segments');
  return admin.http.post('/api/admin/segments').send(body);
}

/** The category is left to the caller. */
async function sendContact(body: object): Promise<Response> {
  const letter = {
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'A question',
    message: 'How does it work?',
  };
  return app
    .visitor()
    .http.post('/form/submit')
    .send({ ...letter, ...body });
}

/** Sends an otherwise valid body with these fields. */
const SEND: Record<InputName, Send> = {
  register: async (fields) => {
    const user = app.visitor();
    const repeated = fields.password === undefined ? {} : { confirmPassword: fields.password };
    return user.register({ ...repeated, ...fields });
  },
  login: async (fields) =>
    app
      .visitor()
      .http.post('/api/auth/login')
      .send({ password: 'secret horse', ...fields }),
  resendConfirmation: async (fields) => app.visitor().http.post('/api/auth/resend-confirmation').send(fields),
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
  contact: async (fields) => sendContact({ category: 'other', ...fields }),
  survey: async (fields) => dater.http.post('/api/onboarding-survey').send({ ...SURVEY, ...fields }),
  chat: async (fields) => (await app.member()).http.post('/api/alex/chat').send(fields),
  campaign: async (fields) => admin.http.post('/api/admin/campaigns').send({ ...CAMPAIGN, ...fields }),
  template: async (fields) =>
    admin.http.post('/api/admin/templates/welcome/preview').send({ ...TEMPLATE, ...fields }),
  segment: async (fields) => sendSegment({ conditions: [{ field: 'neverOpened' }], ...fields }),
  reply: async (fields) =>
    admin.http.post(`/api/admin/contact-messages/${UNKNOWN_ID}/replies`).send({ done: false, ...fields }),
  invitation: async (fields) =>
    admin.http.post('/api/admin/administrators/invitations').send({ role: 'support', ...fields }),
  plannedDate: async (fields) =>
    dater.http
      .post('/api/planned-dates')
      .send({ candidateId, plannedFor: `${dayFromNow(2)}T19:30`, timeZone: 'Europe/Lisbon', ...fields }),
  automation: async (fields) =>
    admin.http.patch('/api/admin/automations/first_match_encouragement').send(asNumbers(fields)),
  reminder: async (fields) =>
    admin.http.patch('/api/admin/automations/no_standards_reminder').send(asNumbers(fields)),
};

/** What well-formed fields are rejected with where an account or a link would have to exist. */
const REJECTED_LATER: Partial<Record<InputName, string>> = {
  login: 'auth.invalid-credentials',
  newPassword: 'auth.reset-link-invalid',
  reply: 'contact-message.not-found',
};

/** Fields that the API names differently from the form. */
const WIRE_FIELDS: Readonly<Record<string, string>> = {
  highExample: 'gradingCriteria.highExample',
  lowExample: 'gradingCriteria.lowExample',
};

describe.each(Object.entries(BOUNDARIES))('the %s input', (name, boundaries) => {
  const send = SEND[name as InputName];
  const rejectedLater = REJECTED_LATER[name as InputName];
  it.each(boundaries)('checks $about in $field', async ({ field, value, message }) => {
    const response = await send({ [field]: value });
    if (message !== null) expectFieldRefusal(response, WIRE_FIELDS[field] ?? field, message);
    else if (rejectedLater) expect(response.body).toMatchObject({ code: rejectedLater });
    else expect([response.status < 300, response.body]).toEqual([true, expect.anything()]);
  });
});

/** Sends an otherwise valid body in which the field at this path has this value. */
type SendChoice = (body: Readonly<Record<string, unknown>>) => Promise<Response>;

async function newCampaign(): Promise<string> {
  const { body } = await admin.http.post('/api/admin/campaigns').send(CAMPAIGN).expect(201);
  return (body as { id: string }).id;
}

const SEND_CHOICE: Record<ChoiceName, SendChoice> = {
  register: async (body) => app.visitor().register(body),
  date: async (body) =>
    dater.http
      .post('/api/date-experiences')
      .send({ candidateId, standardsScores: rateAll(criteria, 5), ...body }),
  standard: async (body) => {
    const user = await app.member();
    return user.http.post('/api/criteria').send({ question: 'Humor', ...body });
  },
  match: async (body) => dater.http.put(`/api/candidates/${candidateId}`).send(body),
  contact: async (body) => sendContact(body),
  survey: async (body) => dater.http.post('/api/onboarding-survey').send({ ...SURVEY, ...body }),
  profile: async (body) => dater.http.patch('/api/user/profile').send(body),
  campaign: async (body) => admin.http.post('/api/admin/campaigns').send({ ...CAMPAIGN, ...body }),
  segment: async (body) => sendSegment({ name: 'Quiet', ...body }),
  schedule: async (body) => admin.http.post(`/api/admin/campaigns/${await newCampaign()}/start`).send(body),
  invitation: async (body) =>
    admin.http.post('/api/admin/administrators/invitations').send({ email: 'new@example.com', ...body }),
  idea: async (body) =>
    dater.http
      .post('/api/date-ideas/preference')
      .send({ dateIdeaId: 'walk', dateIdeaData: {}, preference: 'liked', ...body }),
  plannedDate: async (body) =>
    dater.http.post('/api/planned-dates').send({ candidateId, timeZone: 'Europe/Lisbon', ...body }),
};

/** `{ 'a.b': 1 }` as `{ a: { b: 1 } }`, with what else the inner object needs. */
function bodyWith(path: string, value: unknown): Record<string, unknown> {
  const [outer = path, inner] = path.split('.');
  if (inner === undefined) return { ...(outer === 'standardsScores' && RATED), [outer]: value };
  return { [outer]: { chemistry: 5, enjoyment: 5, [inner]: value } };
}
const RATED = { contextScores: { chemistry: 5, enjoyment: 5 } };

describe.each(Object.entries(CHOICES))('what is chosen for the %s input', (name, rows) => {
  it.each(rows)('is checked: $field $value', async ({ field, value, message }) => {
    const response = await SEND_CHOICE[name as ChoiceName](bodyWith(field, value));
    if (message !== null) expectFieldRefusal(response, field, message);
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
