import type { FieldCipher } from '../../platform/crypto/field-cipher';
import type { Account } from '../user';

/** What a user answered about themselves; encrypted as one value of their row. */
export type PrivateAnswers = Pick<
  Account,
  'location' | 'gender' | 'datingGoal' | 'preferredDateType' | 'datingDuration' | 'interestedInGenders'
> & { readonly howHeardAbout: string | null; readonly datingChallenge: string | null };

const NO_ANSWERS: PrivateAnswers = {
  location: null,
  gender: null,
  datingGoal: null,
  preferredDateType: null,
  datingDuration: null,
  interestedInGenders: null,
  howHeardAbout: null,
  datingChallenge: null,
};
export const PRIVATE_ANSWERS = Object.keys(NO_ANSWERS) as (keyof PrivateAnswers)[];

/** The columns of an account (alias `u`); shared with the session lookup, which is the hot path. */
export const ACCOUNT_COLUMNS = `
  u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.is_admin as "isAdmin",
  case when u.is_admin then (select a.role from administrators a where a.user_id = u.id) end as "adminRole",
  u.email_confirmed_at as "emailConfirmedAt", u.survey_completed_at as "surveyCompletedAt",
  u.guide_seen_at as "guideSeenAt", u.sealed, u.marketing_emails as "marketingEmails",
  u.experience_emails as "experienceEmails", u.ai_enabled as "aiEnabled",
  u.ai_notes as "aiNotes",
  u.rate_standards_first as "rateStandardsFirst", u.timezone, u.language,
  u.created_at as "createdAt", u.standards, u.sealed_questions as "sealedQuestions"`;

/** Rows saved before must-haves existed don't have the field. */
type StoredStandard = Omit<Account['standards'][number], 'question' | 'mustHave'> & {
  readonly mustHave?: number | null;
};

/** What those columns hold. */
export interface AccountRow extends Omit<Account, keyof PrivateAnswers | 'standards'> {
  readonly sealed: Buffer | null;
  readonly standards: readonly StoredStandard[];
  readonly sealedQuestions: Buffer | null;
}

/** The texts of a user's standards by slot. */
export type StandardQuestions = Readonly<Record<string, string>>;

const answersContext = (userId: string): string => `user:${userId}`;
const questionsContext = (userId: string): string => `standards:${userId}`;

/** Most requests need no private answer, so each part is decrypted when it is first read. */
export function toAccount(cipher: FieldCipher, row: AccountRow): Account {
  const answers = once(() => openAnswers(cipher, row));
  const questions = once(() => openQuestions(cipher, row));
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    isAdmin: row.isAdmin,
    adminRole: row.adminRole,
    emailConfirmedAt: row.emailConfirmedAt,
    surveyCompletedAt: row.surveyCompletedAt,
    guideSeenAt: row.guideSeenAt,
    get location() {
      return answers().location;
    },
    get gender() {
      return answers().gender;
    },
    get datingGoal() {
      return answers().datingGoal;
    },
    get preferredDateType() {
      return answers().preferredDateType;
    },
    get datingDuration() {
      return answers().datingDuration;
    },
    get interestedInGenders() {
      return answers().interestedInGenders;
    },
    marketingEmails: row.marketingEmails,
    experienceEmails: row.experienceEmails,
    aiEnabled: row.aiEnabled,
    aiNotes: row.aiNotes,
    rateStandardsFirst: row.rateStandardsFirst,
    timezone: row.timezone,
    language: row.language,
    createdAt: row.createdAt,
    standards: row.standards.map(({ id, slot, weight, selected, mustHave = null }) => ({
      id,
      slot,
      weight,
      selected,
      mustHave,
      get question() {
        return questions()[slot] ?? '';
      },
    })),
  };
}

function once<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | null = null;
  return () => (known ??= { value: compute() }).value;
}

export function openAnswers(
  cipher: FieldCipher,
  { id, sealed }: Pick<AccountRow, 'id' | 'sealed'>,
): PrivateAnswers {
  if (sealed === null) return NO_ANSWERS;
  return { ...NO_ANSWERS, ...cipher.decrypt<Partial<PrivateAnswers>>(sealed, answersContext(id)) };
}

export function encryptAnswers(cipher: FieldCipher, userId: string, answers: PrivateAnswers): Buffer {
  return cipher.encrypt(answers, answersContext(userId));
}

export function encryptQuestions(cipher: FieldCipher, userId: string, questions: StandardQuestions): Buffer {
  return cipher.encrypt(questions, questionsContext(userId));
}

function openQuestions(
  cipher: FieldCipher,
  { id, sealedQuestions }: Pick<AccountRow, 'id' | 'sealedQuestions'>,
): StandardQuestions {
  return sealedQuestions === null
    ? {}
    : cipher.decrypt<StandardQuestions>(sealedQuestions, questionsContext(id));
}
