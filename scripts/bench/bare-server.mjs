// @ts-check
// The baseline: plain node:http and pg, with the app's prepared statements and row mapping. No framework, validation,
// limits or security headers.
import { createServer } from 'node:http';
import pg from 'pg';
import { built } from '../lib/built.mjs';

const { KeyRing } = built('platform/crypto/key-ring.js');
const { ACCOUNT_COLUMNS, toAccount } = built('users/adapters/account-columns.js');
const { toCurrentUser } = built('users/user.js');
const { LIST_STATEMENT } = built('candidates/adapters/postgres-candidate.repository.js');
const { fromMatchRow } = built('candidates/adapters/match-row.js');
const { toCandidates, toDashboardStats } = built('candidates/match-book.js');
const { ADD_STATEMENT } = built('date-experiences/adapters/postgres-date-experience.repository.js');
const { historyEntry } = built('candidates/adapters/match-history-sql.js');
const { newDateId, ratingIdOf } = built('candidates/rating-id.js');
const { readText } = built('safety/text-reading.js');
const { BuiltInCatalogue } = built('date-ideas/adapters/built-in/built-in-catalogue.js');
const { DateIdeasService } = built('date-ideas/date-ideas.service.js');
const { DecisionService } = built('decision/decision.service.js');

const SESSION_STATEMENT = `select ${ACCOUNT_COLUMNS}, s.last_seen_at as "lastSeenAt"
  from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > $2`;

/** Out of reach, as the benchmark's scored dates are many. */
const QUOTAS = { datesPerMatch: 1_000_000, dates: 1_000_000 };

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const keys = new KeyRing({
  dataKey: Buffer.from(process.env.DATA_KEY ?? '', 'base64'),
  previousDataKeys: [],
  sessionSecret: Buffer.from(process.env.SESSION_SECRET ?? '', 'base64'),
  previousSessionSecrets: [],
});
const cipher = keys.cipher('fields');

/** @param {import('node:http').IncomingMessage} request */
async function accountOf(request) {
  const token = (request.headers.cookie ?? '').replace('sid=', '');
  const hash = keys.sessionHash(token);
  const { rows } = await pool.query({ name: 'session', text: SESSION_STATEMENT, values: [hash, new Date()] });
  return rows[0] && toAccount(cipher, rows[0]);
}

/** @param {{ id: string, standards: unknown[] }} account */
async function bookOf({ id, standards }) {
  return { standards, matches: await matchesOf(id) };
}

/** @param {string} ownerId */
async function matchesOf(ownerId) {
  const { rows } = await pool.query({ name: 'list', text: LIST_STATEMENT, values: [ownerId] });
  return (rows[0].matches ?? []).map((/** @type {unknown} */ row) => fromMatchRow(cipher, row));
}

// The use cases themselves, on the statement above: what they compute is not what is compared here.
const clock = { now: () => new Date() };
const ideas = new DateIdeasService(null, new BuiltInCatalogue(), null, null, clock);
const decision = new DecisionService({ matchesOf }, ideas, clock);

/** @param {import('node:http').IncomingMessage} request @returns {Promise<string>} */
async function bodyOf(request) {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

/** @param {{ id: string }} account @param {string} text */
async function addDate(account, text) {
  const input = JSON.parse(text);
  const id = newDateId();
  const createdAt = new Date().toISOString();
  const criterionIds = Object.keys(input.standardsScores);
  const ratings = Object.fromEntries(
    criterionIds.map((key, index) => [index + 1, input.standardsScores[key]]),
  );
  const { chemistry, enjoyment } = input.contextScores;
  const entry = { id, day: input.dateDate, createdAt, chemistry, enjoyment, ratings };
  const { location, personalNotes } = input;
  // What is read in new notes is not what is compared, either.
  const sealed = cipher.encrypt({ location, personalNotes, notesRead: readText(personalNotes) }, id);
  await pool.query({
    name: 'add',
    text: ADD_STATEMENT,
    values: [
      account.id,
      input.candidateId,
      historyEntry(entry),
      id,
      input.dateDate,
      chemistry,
      enjoyment,
      JSON.stringify(ratings),
      sealed,
      createdAt,
      QUOTAS.datesPerMatch,
      QUOTAS.dates,
    ],
  });
  return {
    id,
    candidateId: input.candidateId,
    dateDate: input.dateDate,
    createdAt,
    location: input.location,
    personalNotes: input.personalNotes,
    physicalChemistry: chemistry,
    enjoymentLevel: enjoyment,
    version: 1,
    evaluations: criterionIds.map((criteriaId, index) => ({
      id: ratingIdOf({ dateId: id, slot: index + 1 }),
      dateExperienceId: id,
      criteriaId,
      score: input.standardsScores[criteriaId],
    })),
  };
}

/** @param {import('node:http').IncomingMessage} request */
async function answer(request) {
  const account = await accountOf(request);
  if (request.method === 'POST') return addDate(account, await bodyOf(request));
  if (request.url === '/api/auth/user') return toCurrentUser(account);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
  if (pathname === '/api/decision') return decision.whereYouStand(account, await matchesOf(account.id));
  if (pathname === '/api/decision/compare')
    return decision.compare(account, searchParams.get('a'), searchParams.get('b'));
  const book = await bookOf(account);
  return request.url === '/api/candidates' ? toCandidates(book) : toDashboardStats(book, account.createdAt);
}

const server = createServer((request, response) => {
  answer(request).then(
    (body) => {
      const text = JSON.stringify(body);
      response.writeHead(request.method === 'POST' ? 201 : 200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (/** @type {Error} */ error) => response.writeHead(500).end(error.message),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('listening'));
