// @ts-check
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { built } from '../lib/built.mjs';
import { copier } from './copies.mjs';

const { KeyRing } = built('platform/crypto/key-ring.js');
const { encryptAnswers, encryptQuestions } = built('users/adapters/account-columns.js');
const { READER } = built('safety/reader.js');

const REPORT_EVERY = 50_000;
/** What MATCHES_MAX and DATES_MAX allow by default. */
const FULL = { matches: 500, datesPerMatch: 4 };
/** As the app keeps it with notes that call for no help. */
const READ = { by: READER, found: null };
const START_MS = Date.UTC(2025, 0, 1);
const DAY_MS = 86_400_000;

/**
 * @typedef {{ users: number, matches: number, datesPerMatch: number, standards: number }} Size
 * @typedef {{ token: string, candidateIds: string[], criterionIds: string[] }} BenchUser
 */

/**
 * A stable UUID for the n-th row of a kind. Users are in the order of their numbers, as the app's are in the order of
 * their age; dates end in a zero byte, like the app's own. @param {string} kind @param {number} n
 */
function idOf(kind, n) {
  const hash = createHash('md5').update(`${kind}:${n}`).digest('hex');
  const hex = kind === 'user' ? n.toString(16).padStart(12, '0') + hash.slice(12) : hash;
  const last = kind === 'date' ? `${hex.slice(20, 30)}00` : hex.slice(20, 32);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${last}`;
}

/**
 * Fills an empty, migrated database: a `sample` of users, returned signed in, and copies of them in between.
 * @param {{ databaseUrl: string, sessionSecret: Buffer, dataKey: Buffer, size: Size, sample: number, log: (line: string) => void }} options
 * @returns {Promise<BenchUser[]>}
 */
export async function loadDataset({ databaseUrl, sessionSecret, dataKey, size, sample, log }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const keys = new KeyRing({ dataKey, previousDataKeys: [], sessionSecret, previousSessionSecrets: [] });
  const cipher = keys.cipher('fields');
  const every = Math.max(1, Math.floor(size.users / sample));
  /** @type {BenchUser[]} */
  const signedIn = [];
  await client.query('set synchronous_commit = off');
  const copy = every > 1 ? await copier(client) : null;
  for (let first = 0; first < size.users; first += every) {
    const tables = emptyTables();
    const token = randomBytes(32).toString('base64url');
    signedIn.push({ token, ...addUser(tables, first, size, cipher) });
    tables.sessions.push([keys.sessionHash(token), idOf('user', first)]);
    await insertAll(client, tables);
    await copy?.(idOf('user', first), Math.min(every, size.users - first) - 1);
    const loaded = Math.min(size.users, first + every);
    if (Math.floor(loaded / REPORT_EVERY) > Math.floor(first / REPORT_EVERY)) log(`  ${loaded} users loaded`);
  }
  // The triggers that count for each account, and give it a revision, were off for the copies.
  await client.query(
    'insert into owner_tallies (owner_id, matches, dates) select id, $1, $2 from users on conflict do nothing',
    [size.matches, size.matches * size.datesPerMatch],
  );
  await client.query('vacuum analyze');
  await client.end();
  return signedIn;
}

/**
 * Adds one more user, whose account is full. Returns them, signed in.
 * @param {{ databaseUrl: string, sessionSecret: Buffer, dataKey: Buffer, size: Size }} options
 * @returns {Promise<BenchUser>}
 */
export async function loadFullAccount({ databaseUrl, sessionSecret, dataKey, size }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const keys = new KeyRing({ dataKey, previousDataKeys: [], sessionSecret, previousSessionSecrets: [] });
  const tables = emptyTables();
  const token = randomBytes(32).toString('base64url');
  const full = { token, ...addUser(tables, size.users, { ...size, ...FULL }, keys.cipher('fields')) };
  tables.sessions.push([keys.sessionHash(token), idOf('user', size.users)]);
  await insertAll(client, tables);
  await client.end();
  return full;
}

const ANSWERS = {
  location: 'Lisbon, Lisbon, Portugal',
  gender: 'woman',
  datingGoal: 'long-term-relationship',
  preferredDateType: 'quiet-intimate',
  datingDuration: '1-2-years',
  interestedInGenders: 'men',
  howHeardAbout: 'friend-referral',
  datingChallenge: 'making-decisions',
};

function emptyTables() {
  return {
    users: /** @type {unknown[][]} */ ([]),
    criteria: /** @type {unknown[][]} */ ([]),
    candidates: /** @type {unknown[][]} */ ([]),
    dates: /** @type {unknown[][]} */ ([]),
    sessions: /** @type {unknown[][]} */ ([]),
  };
}

/** @param {ReturnType<typeof emptyTables>} tables @param {number} n @param {Size} size @param {{ encrypt: (value: unknown, context: string) => Buffer }} cipher */
function addUser(tables, n, { matches, datesPerMatch, standards }, cipher) {
  const userId = idOf('user', n);
  const criterionIds = Array.from({ length: standards }, (_, index) => idOf('criterion', n * 100 + index));
  const owned = criterionIds.map((id, index) => {
    return {
      id,
      slot: index + 1,
      question: `Standard ${index + 1}`,
      weight: 1 + ((n + index) % 5),
      selected: true,
    };
  });
  const questions = Object.fromEntries(owned.map(({ slot, question }) => [slot, question]));
  tables.users.push([
    userId,
    `user-${n}@bench.example`,
    JSON.stringify(owned.map(({ id, slot, weight, selected }) => ({ id, slot, weight, selected }))),
    encryptAnswers(cipher, userId, ANSWERS),
    encryptQuestions(cipher, userId, questions),
  ]);
  for (const { id, slot, question, weight } of owned) {
    const texts = { question, description: 'What it means', highExample: 'High', lowExample: 'Low' };
    tables.criteria.push([userId, id, slot, cipher.encrypt(texts, `criterion:${id}`), weight, slot]);
  }
  const candidateIds = Array.from({ length: matches }, (_, index) => idOf('candidate', n * 1000 + index));
  candidateIds.forEach((id, index) => {
    const history = Array.from({ length: datesPerMatch }, (_, date) =>
      scoredDate(n * 100_000 + index * 1000 + date, index + date, standards),
    );
    const person = {
      name: `Match ${index + 1}`,
      age: 25 + ((n + index) % 30),
      profession: 'Landscape architect',
      location: 'Lisbon, Lisbon, Portugal',
      notes: notesOf(n * 1000 + index),
      stage: null,
      archiveReason: null,
      concern: { dates: [], saidAt: null },
      notesRead: READ,
    };
    tables.candidates.push([userId, id, cipher.encrypt(person, id), JSON.stringify(history), index]);
    for (const date of history)
      tables.dates.push([
        userId,
        date.id,
        id,
        date.day,
        date.chemistry,
        date.enjoyment,
        JSON.stringify(date.ratings),
        cipher.encrypt(
          { location: 'Riverside café', personalNotes: notesOf(date.chemistry), notesRead: READ },
          date.id,
        ),
        date.createdAt,
      ]);
  });
  return { candidateIds, criterionIds };
}

const MET = [
  'Met at a friend’s dinner',
  'Met in line for coffee',
  'Sat next to me on the train',
  'From the choir',
];
const KIND = ['Laughs easily', 'Listens well', 'Asks good questions', 'Quiet at first', 'Very funny'];
const WANTS = [
  'see the sea again in spring',
  'learn to sail',
  'move closer to the hills',
  'cook for me',
  'get a dog',
];

/** Notes about someone; no two numbers have the same ones. @param {number} n */
export function notesOf(n) {
  const [met, kind, wants] = [MET, KIND, WANTS].map((texts) => texts[n % texts.length]);
  return `${met}. ${kind}, and wants to ${wants}. Lives at number ${n}, remembered everything I said.`;
}

/** @param {number} seed @param {number} step @param {number} standards */
function scoredDate(seed, step, standards) {
  const at = new Date(START_MS + ((step * 5) % 600) * DAY_MS);
  const ratings = Object.fromEntries(
    Array.from({ length: standards }, (_, slot) => [String(slot + 1), 1 + ((seed + slot * 7 + step) % 10)]),
  );
  return {
    id: idOf('date', seed),
    day: at.toISOString().slice(0, 10),
    createdAt: at.toISOString(),
    chemistry: 1 + (seed % 10),
    enjoyment: 1 + ((seed + 3) % 10),
    ratings,
  };
}

const STATEMENTS = {
  users: {
    types: ['uuid', 'text', 'json', 'bytea', 'bytea'],
    text: `insert into users (id, email, email_key, standards, sealed, sealed_questions, password_hash, first_name, last_name, email_confirmed_at, survey_completed_at, created_at)
      select id, email, email, standards, sealed, questions, '-', 'Bench', 'User', now(), now(), now()
      from rows (id, email, standards, sealed, questions)`,
  },
  criteria: {
    types: ['uuid', 'uuid', 'int', 'bytea', 'int', 'int'],
    text: `insert into criteria (owner_id, id, slot, sealed, weight, position, created_at)
      select owner, id, slot, sealed, weight, position, now() from rows (owner, id, slot, sealed, weight, position)`,
  },
  candidates: {
    types: ['uuid', 'uuid', 'bytea', 'json', 'int'],
    text: `insert into candidates (owner_id, id, sealed, history, created_at)
      select owner, id, sealed, history, now() - age * interval '1 day' from rows (owner, id, sealed, history, age)`,
  },
  dates: {
    types: ['uuid', 'uuid', 'uuid', 'date', 'int', 'int', 'json', 'bytea', 'timestamptz'],
    text: `insert into date_experiences (owner_id, id, candidate_id, date_date, chemistry, enjoyment, ratings, sealed, created_at)
      select * from rows`,
  },
  sessions: {
    types: ['bytea', 'uuid'],
    text: `insert into sessions (token_hash, user_id, created_at, authenticated_at, last_seen_at, expires_at)
      select hash, owner, now(), now(), now(), now() + interval '1 day' from rows (hash, owner)`,
  },
};

/** @param {pg.Client} client @param {ReturnType<typeof emptyTables>} tables */
async function insertAll(client, tables) {
  for (const name of /** @type {(keyof typeof STATEMENTS)[]} */ (Object.keys(STATEMENTS))) {
    const { types, text } = STATEMENTS[name];
    const rows = tables[name];
    const columns = types.map((_, index) => rows.map((row) => row[index]));
    const unnest = types.map((type, index) => `$${index + 1}::${type}[]`).join(', ');
    const named = text.includes('from rows (')
      ? text.replace('from rows (', `from unnest(${unnest}) rows (`)
      : text.replace('from rows', `from unnest(${unnest})`);
    await client.query(named, columns);
  }
}
