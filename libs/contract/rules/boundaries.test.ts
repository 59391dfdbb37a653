import { CHANGE_EMAIL_RULES, CHANGE_PASSWORD_RULES, EMAIL_REQUEST_RULES } from '../account/auth';
import { LOGIN_RULES, REGISTER_RULES, RESET_PASSWORD_RULES, STRICT_REGISTER_RULES } from '../account/auth';
import { CONTACT_RULES } from '../account/contact';
import { DELETE_ACCOUNT_RULES } from '../account/privacy';
import { PROFILE_RULES } from '../account/profile';
import { SURVEY_RULES } from '../account/survey';
import { INVITATION_RULES } from '../console/administrators';
import { AUTOMATION_RULES } from '../console/campaigns/automations';
import { CAMPAIGN_RULES, TEMPLATE_RULES } from '../console/campaigns/campaigns';
import { readConditions, SEGMENT_RULES } from '../console/campaigns/segments';
import { INBOX_REPLY_RULES } from '../console/contact-inbox';
import { CHAT_RULES } from '../dating/alex';
import { FACT_RULES } from '../dating/candidate-facts';
import { CANDIDATE_CHANGE_RULES, CANDIDATE_RULES } from '../dating/candidates';
import { CRITERION_RULES, CUSTOM_STANDARD_RULES } from '../dating/criteria';
import { CONTEXT_SCORE_RULES, DATE_RULES } from '../dating/date-experiences';
import { IDEA_PREFERENCE_RULES } from '../dating/date-ideas';
import { PLANNED_DATE_RULES } from '../dating/planned-dates';
import { checkField, readField } from './check-field';
import type { CheckContext, FieldRule } from './field-rule';
import { BOUNDARIES, type InputName } from './test-support/boundaries';
import { CHOICES, type ChoiceName } from './test-support/choices';

type Rules = Readonly<Record<string, FieldRule>>;

const TYPED: Record<InputName, Rules> = {
  register: REGISTER_RULES,
  login: LOGIN_RULES,
  resendConfirmation: EMAIL_REQUEST_RULES,
  resetRequest: EMAIL_REQUEST_RULES,
  newPassword: RESET_PASSWORD_RULES,
  changePassword: CHANGE_PASSWORD_RULES,
  changeEmail: CHANGE_EMAIL_RULES,
  deleteAccount: DELETE_ACCOUNT_RULES,
  profile: PROFILE_RULES,
  fact: FACT_RULES,
  match: CANDIDATE_RULES,
  date: DATE_RULES,
  customStandard: CUSTOM_STANDARD_RULES,
  contact: CONTACT_RULES,
  survey: SURVEY_RULES,
  chat: CHAT_RULES,
  campaign: CAMPAIGN_RULES,
  template: TEMPLATE_RULES,
  segment: SEGMENT_RULES,
  reply: INBOX_REPLY_RULES,
  invitation: INVITATION_RULES,
  plannedDate: PLANNED_DATE_RULES,
  automation: AUTOMATION_RULES,
  reminder: AUTOMATION_RULES,
};

/** Audiences and schedules are read by the API alone. */
const CHOSEN: Record<Exclude<ChoiceName, 'schedule'>, Rules> = {
  register: STRICT_REGISTER_RULES,
  date: { ...DATE_RULES, ...CONTEXT_SCORE_RULES },
  standard: CRITERION_RULES,
  match: CANDIDATE_CHANGE_RULES,
  contact: CONTACT_RULES,
  survey: SURVEY_RULES,
  profile: PROFILE_RULES,
  campaign: { mailKind: CAMPAIGN_RULES.mailKind },
  segment: SEGMENT_RULES,
  invitation: INVITATION_RULES,
  idea: IDEA_PREFERENCE_RULES,
  plannedDate: PLANNED_DATE_RULES,
};

const VALID = { password: 'secret horse', newPassword: 'another horse' };

function verdict(rule: FieldRule, value: unknown, values: object, side: CheckContext['side']): string | null {
  const context = { side, passwordMinLength: 6, now: new Date(), values: { ...VALID, ...values } };
  return checkField(rule, readField(rule, value), context)?.message ?? null;
}

describe.each(Object.entries(BOUNDARIES))('the rules of the %s input', (name, boundaries) => {
  const rules = TYPED[name as InputName];
  it.each(boundaries)(
    'say the same to the form and the API of $about in $field',
    ({ field, value, message }) => {
      const rule = rules[field];
      if (!rule) throw new Error(`${field} has no rule`);
      const typed = rule.kind === 'whole-number' ? Number(value) : value;
      for (const side of ['form', 'api'] as const)
        expect([side, verdict(rule, typed, { [field]: typed }, side)]).toEqual([side, message]);
    },
  );
});

describe.each(Object.entries(CHOSEN))('the rules of what is chosen for the %s input', (name, rules) => {
  const rows = CHOICES[name as ChoiceName].flatMap((choice) => {
    const rule = rules[choice.field.split('.').at(-1) ?? ''];
    return rule ? [{ ...choice, rule }] : [];
  });
  it.each(rows)('judge $field $value', ({ rule, value, message }) => {
    const read = rule.kind === 'structure' ? readConditions(value) : value;
    expect(verdict(rule, read, {}, 'api')).toBe(message);
  });
});
