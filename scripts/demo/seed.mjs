// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { emailsTo } from '../embedded/inbox-client.mjs';
import { LaunchError } from '../lib/launch-error.mjs';
import { startStep } from '../lib/progress.mjs';
import { apiClient } from './api-client.mjs';
import { CUSTOM_STANDARD, MATCHES, MUST_HAVES, QUESTIONS, STANDARDS, SURVEY, VOTES } from './people.mjs';

const EMAIL = 'demo@heart-and-head.example';
const PASSWORD = 'heart-and-head-demo';
const MAIL_TIMEOUT_MS = 30_000;

/** @typedef {ReturnType<typeof apiClient>} Client */
/** @typedef {{ id: string, name: string, dateCount: number, archived: boolean }} KnownMatch */

/**
 * Fills a running app through its API and the emails it sends. Existing data stays as it is.
 * @param {{ url: string, inboxUrl: string | null }} app
 * @returns {Promise<Array<readonly [string, string]>>} rows for the closing block
 */
export async function seedDemo({ url, inboxUrl }) {
  if (!inboxUrl)
    throw new LaunchError('The demo reads its confirmation email from the local inbox. Unset SMTP_URL.');
  const step = startStep('Filling the demo account');
  try {
    const client = apiClient(url);
    await signIn(client, inboxUrl);
    if ((await knownMatches(client)).length < MATCHES.length) await fill(client);
  } catch (error) {
    step.fail();
    throw error;
  }
  step.done();
  return [['Demo', `${EMAIL}  password ${PASSWORD}`]];
}

/** @param {Client} client @param {string} inboxUrl */
async function signIn(client, inboxUrl) {
  const credentials = { email: EMAIL, password: PASSWORD };
  const first = await client.call('POST', '/api/auth/login', credentials);
  const { needsConfirmation } = /** @type {{ needsConfirmation?: boolean }} */ (first.body);
  if (first.status === 200 && !needsConfirmation) return;
  if (first.status !== 200) {
    const consent = { confirmPassword: PASSWORD, acceptTerms: true, acceptPrivacy: true };
    await client.must('POST', '/api/auth/register', {
      firstName: 'Dana',
      lastName: 'Demo',
      ...credentials,
      ...consent,
    });
  }
  await client.must('POST', '/api/auth/confirm-email', {
    token: await tokenFromMail(inboxUrl),
    password: PASSWORD,
  });
  await client.must('POST', '/api/auth/login', credentials);
}

/** @param {string} inboxUrl @returns {Promise<string>} the token of the newest confirmation link */
async function tokenFromMail(inboxUrl) {
  const deadline = Date.now() + MAIL_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const link = (await emailsTo(inboxUrl, EMAIL))
      .flatMap(({ links }) => links)
      .find((one) => one.includes('/confirm-email?token='));
    const token = link && new URL(link).searchParams.get('token');
    if (token) return token;
    await pause(100);
  }
  throw new LaunchError(
    'The demo account’s confirmation email did not arrive within 30 seconds. Start the demo again.',
  );
}

/** @param {Client} client @returns {Promise<KnownMatch[]>} */
async function knownMatches(client) {
  return /** @type {KnownMatch[]} */ (await client.must('GET', '/api/candidates'));
}

/** @param {Client} client */
async function fill(client) {
  await client.must('POST', '/api/onboarding-survey', SURVEY);
  const standardIds = await selectStandards(client);
  const known = await knownMatches(client);
  for (const { dates, archived, prediction, ...match } of MATCHES) {
    const {
      id,
      dateCount,
      archived: isFinished,
    } = known.find(({ name }) => name === match.name) ??
    /** @type {KnownMatch} */ (await client.must('POST', '/api/candidates', match));
    for (const date of dates.slice(dateCount))
      await client.must('POST', '/api/date-experiences', dateBody(id, date, standardIds));
    // Archived last, by a start that was interrupted after it.
    if (isFinished) continue;
    await client.must('POST', `/api/candidates/${id}/predictions`, { percent: prediction });
    if (archived) await client.must('PUT', `/api/candidates/${id}`, { archived });
  }
  await vote(client);
  for (const message of QUESTIONS) await client.must('POST', '/api/alex/chat', { message });
}

/** @param {Client} client */
async function vote(client) {
  const ideas = /** @type {Array<{ id: string }> | { error: string }} */ (
    await client.must('GET', '/api/date-ideas')
  );
  if (!Array.isArray(ideas)) return;
  for (const [at, preference] of VOTES.entries()) {
    const idea = ideas[at];
    if (idea)
      await client.must('POST', '/api/date-ideas/preference', {
        dateIdeaId: idea.id,
        dateIdeaData: idea,
        preference,
      });
  }
}

/** @param {Client} client @returns {Promise<string[]>} the ids of the chosen standards, in the order of STANDARDS */
async function selectStandards(client) {
  const custom = /** @type {{ id: string }} */ (await client.must('POST', '/api/criteria', CUSTOM_STANDARD));
  const builtIn = /** @type {Record<string, string>} */ ({
    'Physical Attraction': '1',
    'Emotional Connection': '2',
    'Life Goals Match': '3',
    'Communication Quality': '4',
    'Trust and Reliability': '5',
  });
  const limits = /** @type {Record<string, number>} */ (MUST_HAVES);
  const criteria = STANDARDS.map(([name, weight]) => ({
    id: builtIn[name] ?? custom.id,
    name,
    weight,
    mustHave: limits[name] ?? null,
  }));
  const selectedCriteriaIds = criteria.map(({ id }) => id);
  const selected = /** @type {Array<{ id: string, question: string }>} */ (
    await client.must('POST', '/api/criteria/selection', { selectedCriteriaIds, criteria })
  );
  return STANDARDS.map(([name]) => selected.find(({ question }) => question === name)?.id ?? '');
}

/** @param {string} candidateId @param {import('./people.mjs').DemoDate} date @param {readonly string[]} standardIds */
function dateBody(candidateId, date, standardIds) {
  const day = new Date(Date.now() - date.day * 86_400_000);
  return {
    candidateId,
    dateDate: day.toISOString().slice(0, 10),
    location: date.place,
    personalNotes: date.feeling,
    contextScores: { chemistry: date.chemistry, enjoyment: date.enjoyment },
    standardsScores: Object.fromEntries(standardIds.map((id, at) => [id, date.ratings[at]])),
  };
}
