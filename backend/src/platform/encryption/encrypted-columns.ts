/**
 * Every encrypted column, for the rotation of DATA_KEY. A test compares both lists with the database, so that no column
 * is forgotten.
 */
export interface EncryptedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key's columns with their types, in order. */
  readonly key: Readonly<Record<string, string>>;
  /** SQL for the context that the value is bound to. */
  readonly context: string;
  /** The columns with a keyed index of a field of the decrypted value. */
  readonly indexes?: Readonly<Record<string, string>>;
}

/** The column that stands for the answer to each question of the survey, so that SQL can count and select by it. */
export const ANSWER_INDEXES = {
  howHeardAbout: 'how_heard_about_index',
  datingGoal: 'dating_goal_index',
  datingDuration: 'dating_duration_index',
  datingChallenge: 'dating_challenge_index',
  preferredDateType: 'preferred_date_type_index',
  gender: 'gender_index',
  interestedInGenders: 'interested_in_genders_index',
} as const;

const OWNED = { owner_id: 'uuid', id: 'uuid' } as const;

/** The key check comes first: from then on no process starts with only the old key. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { table: 'key_check', column: 'sealed', key: { only_row: 'boolean' }, context: `'key-check'` },
  { table: 'wrapped_keys', column: 'sealed', key: { name: 'text' }, context: `'wrapped-key:' || name` },
  {
    table: 'users',
    column: 'sealed',
    key: { id: 'uuid' },
    context: `'user:' || id`,
    indexes: ANSWER_INDEXES,
  },
  { table: 'users', column: 'sealed_questions', key: { id: 'uuid' }, context: `'standards:' || id` },
  { table: 'criteria', column: 'sealed', key: OWNED, context: `'criterion:' || id` },
  { table: 'candidates', column: 'sealed', key: OWNED, context: 'id::text' },
  { table: 'candidate_facts', column: 'sealed', key: OWNED, context: 'id::text' },
  { table: 'date_experiences', column: 'sealed', key: OWNED, context: 'id::text' },
  { table: 'planned_dates', column: 'sealed', key: OWNED, context: `'planned-date:' || id` },
  { table: 'push_subscriptions', column: 'sealed', key: OWNED, context: `'push-subscription:' || id` },
  {
    table: 'date_idea_preferences',
    column: 'sealed',
    key: { owner_id: 'uuid', idea_id: 'text' },
    context: `'date-idea:' || owner_id || ':' || idea_id`,
  },
  { table: 'alex_messages', column: 'sealed', key: OWNED, context: 'id::text' },
  { table: 'contact_messages', column: 'sealed', key: { id: 'uuid' }, context: 'id::text' },
  { table: 'contact_replies', column: 'sealed', key: { id: 'uuid' }, context: 'id::text' },
  { table: 'authenticator_apps', column: 'sealed', key: { id: 'uuid' }, context: 'id::text' },
  { table: 'outbox', column: 'sealed', key: { id: 'uuid' }, context: 'id::text' },
  {
    table: 'idempotency_keys',
    column: 'sealed',
    key: { owner_id: 'uuid', key: 'text' },
    context: `owner_id || ':' || key`,
  },
];

/** Columns of bytes that are not encrypted: hashes, and the indexes that a rotation rewrites along with their value. */
export const UNENCRYPTED_COLUMNS: readonly `${string}.${string}`[] = [
  'sessions.token_hash',
  'mail_tokens.token_hash',
  'mail_tokens.sign_up_hash',
  'mail_webhook_tokens.token_hash',
  'outbox.address_hash',
  'mail_server.failed_address',
  'passkeys.credential_id',
  'passkeys.public_key',
  'pending_sign_ins.token_hash',
  'used_challenges.challenge_hash',
  'idempotency_keys.request_hash',
  'date_idea_cache.need_hash',
  'calendar_feeds.token_hash',
  'push_subscriptions.session_hash',
  'push_subscriptions.endpoint_hash',
  'suppressions.address_hash',
  'contact_messages.address_hash',
  'erasures.account_hash',
  'erasures.address_hash',
  'audit_log.hash',
  'administrator_invitations.token_hash',
  ...Object.values(ANSWER_INDEXES).map((column) => `users.${column}` as const),
];
