import type { Database } from '../database/database';
import type { KeyRing } from '../crypto/key-ring';
import { ANSWER_INDEXES } from './encrypted-columns';

const LOCK_ID = 7_204_515;
const BATCH = 500;

/** The emptied columns with the names of their values. */
const PLAIN = {
  how_heard_about: 'howHeardAbout',
  dating_challenge: 'datingChallenge',
  location: 'location',
  gender: 'gender',
  dating_goal: 'datingGoal',
  preferred_date_type: 'preferredDateType',
  dating_duration: 'datingDuration',
  interested_in_genders: 'interestedInGenders',
} as const;
const INDEXES = Object.entries(ANSWER_INDEXES);

type Answers = Record<(typeof PLAIN)[keyof typeof PLAIN], string | null>;
interface PlainUser extends Answers {
  readonly id: string;
}
interface PlainStandard {
  readonly id: string;
  readonly ownerId: string;
  readonly question: string;
  readonly description: string;
  readonly highExample: string;
  readonly lowExample: string;
}

/**
 * Encrypts what earlier versions wrote as plain text: the answers about themselves of users, and the texts of their
 * standards. Each batch is a transaction, so an interrupted run is continued by the next one, and processes that start
 * together take turns. Call it before anything reads accounts.
 */
export async function encryptPlainRows(database: Database, keys: KeyRing): Promise<void> {
  while ((await inTurn(database, () => encryptStandards(database, keys))) > 0);
  while ((await inTurn(database, () => encryptAnswers(database, keys))) > 0);
}

function inTurn(database: Database, work: () => Promise<number>): Promise<number> {
  return database.run(async () => {
    await database.query('encrypt-lock', 'select pg_advisory_xact_lock($1)', [LOCK_ID]);
    return work();
  });
}

/** Returns how many users it encrypted. */
async function encryptAnswers(database: Database, keys: KeyRing): Promise<number> {
  const rows = await database.query<PlainUser>(
    'encrypt-find-users',
    `select id, ${Object.entries(PLAIN)
      .map(([column, name]) => `${column} as "${name}"`)
      .join(', ')}
     from users where coalesce(${Object.keys(PLAIN).join(', ')}) is not null order by id limit $1 for no key update`,
    [BATCH],
  );
  const cipher = keys.cipher('fields');
  await database.query(
    'encrypt-users',
    `update users u set sealed = n.sealed, ${Object.keys(PLAIN)
      .map((column) => `${column} = null`)
      .join(', ')}, ${INDEXES.map(([, column]) => `${column} = n.${column}`).join(', ')}
     from unnest($1::uuid[], $2::bytea[], ${INDEXES.map((_, position) => `$${position + 3}::bytea[]`).join(', ')})
       n (id, sealed, ${INDEXES.map(([, column]) => column).join(', ')})
     where u.id = n.id`,
    [
      rows.map(({ id }) => id),
      rows.map(({ id, ...answers }) => cipher.encrypt(answers, `user:${id}`)),
      ...Object.keys(ANSWER_INDEXES).map((question) =>
        rows.map((row) => indexOf(keys, question, row[question as keyof typeof ANSWER_INDEXES])),
      ),
    ],
  );
  return rows.length;
}

function indexOf(keys: KeyRing, question: string, answer: string | null): Buffer | null {
  return answer ? keys.answerIndexes(question, answer)[0] : null;
}

/** Owner by owner, because the account's row has a copy of the names. Returns how many standards it encrypted. */
async function encryptStandards(database: Database, keys: KeyRing): Promise<number> {
  const rows = await database.query<PlainStandard>(
    'encrypt-find-standards',
    `select c.id, c.owner_id as "ownerId", c.question, c.description, c.high_example as "highExample",
       c.low_example as "lowExample"
     from criteria c join users u on u.id = c.owner_id
     where c.owner_id in (
       select distinct owner_id from (
         select owner_id from criteria where sealed is null order by owner_id limit $1) plain)
       and c.sealed is null
     order by c.owner_id for no key update of u`,
    [BATCH],
  );
  const cipher = keys.cipher('fields');
  await database.query(
    'encrypt-standards',
    `update criteria c set sealed = n.sealed, question = null, description = null, high_example = null, low_example = null
     from unnest($1::uuid[], $2::uuid[], $3::bytea[]) n (owner_id, id, sealed)
     where c.owner_id = n.owner_id and c.id = n.id`,
    [
      rows.map(({ ownerId }) => ownerId),
      rows.map(({ id }) => id),
      rows.map(({ id, question, description, highExample, lowExample }) =>
        cipher.encrypt({ question, description, highExample, lowExample }, `criterion:${id}`),
      ),
    ],
  );
  await moveQuestions(
    database,
    keys,
    rows.map(({ ownerId }) => ownerId),
  );
  return rows.length;
}

/** The names of standards leave the account's plain copy. */
async function moveQuestions(database: Database, keys: KeyRing, ownerIds: readonly string[]): Promise<void> {
  const cipher = keys.cipher('fields');
  const rows = await database.query<{ id: string; ownerId: string; slot: number; sealed: Buffer }>(
    'encrypt-find-questions',
    'select id, owner_id as "ownerId", slot, sealed from criteria where owner_id = any($1::uuid[])',
    [ownerIds],
  );
  const questions = new Map<string, Record<string, string>>();
  for (const { id, ownerId, slot, sealed } of rows) {
    const { question } = cipher.decrypt<{ question: string }>(sealed, `criterion:${id}`);
    questions.set(ownerId, { ...questions.get(ownerId), [slot]: question });
  }
  await database.query(
    'encrypt-copies',
    `update users u set sealed_questions = n.sealed, standards = (
       select coalesce(json_agg(entry::jsonb - 'question' order by place), '[]')
       from json_array_elements(u.standards) with ordinality copied (entry, place))
     from unnest($1::uuid[], $2::bytea[]) n (id, sealed) where u.id = n.id`,
    [
      [...questions.keys()],
      [...questions].map(([ownerId, texts]) => cipher.encrypt(texts, `standards:${ownerId}`)),
    ],
  );
}
