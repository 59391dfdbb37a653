/** Rows of one dater, found by their owner: when one PostgreSQL is not enough, they are spread by `owner_id`. */
export const DISTRIBUTED_BY_OWNER = [
  'account_activity',
  'account_marks',
  'account_presence',
  'alex_messages',
  'alex_usage',
  'automation_sends',
  'candidate_facts',
  'candidates',
  'criteria',
  'date_experiences',
  'date_idea_preferences',
  'idempotency_keys',
  'import_batches',
  'owner_tallies',
  'planned_date_settings',
  'planned_dates',
  'prediction_mutes',
  'predictions',
  'push_deliveries',
  'standards_history',
] as const;

/** Tables with an owner that stay in one place, and why. */
export const WHOLE_DESPITE_AN_OWNER: Readonly<Record<string, string>> = {
  calendar_feeds: 'a calendar program knows the token alone',
  push_subscriptions: 'a browser has one subscription, whichever account uses it',
};
