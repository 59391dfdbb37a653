import {
  PLANNED_DATE_RULES,
  PLANNED_DATE_SETTING_RULES,
  PUSH_SUBSCRIPTION_RULES,
  type NewPlannedDate,
  type NewPushSubscription,
  type PlannedDateChanges,
  type PlannedDateSettingsChanges,
} from '#contract/dating/planned-dates';
import { optional } from '#contract/rules/field-rule';
import { Field } from '../platform/http/field';

export class NewPlannedDateDto implements NewPlannedDate {
  @Field(PLANNED_DATE_RULES.candidateId)
  candidateId!: string;

  @Field(PLANNED_DATE_RULES.plannedFor)
  plannedFor!: string;

  @Field(PLANNED_DATE_RULES.timeZone)
  timeZone?: string | null;

  @Field(PLANNED_DATE_RULES.place)
  place?: string | null;

  @Field(PLANNED_DATE_RULES.ideaTitle)
  ideaTitle?: string | null;

  @Field(PLANNED_DATE_RULES.isRestored)
  isRestored?: boolean;
}

export class PlannedDateChangesDto implements PlannedDateChanges {
  @Field(optional(PLANNED_DATE_RULES.plannedFor))
  plannedFor?: string;

  @Field(PLANNED_DATE_RULES.timeZone)
  timeZone?: string | null;

  @Field(PLANNED_DATE_RULES.place)
  place?: string | null;

  @Field(PLANNED_DATE_RULES.ideaTitle)
  ideaTitle?: string | null;

  @Field(PLANNED_DATE_RULES.version)
  version?: number;
}

export class PlannedDateSettingsDto implements PlannedDateSettingsChanges {
  @Field(PLANNED_DATE_SETTING_RULES.showsNames)
  showsNames?: boolean;

  @Field(PLANNED_DATE_SETTING_RULES.emailsReminders)
  emailsReminders?: boolean;

  @Field(PLANNED_DATE_SETTING_RULES.remindersPaused)
  remindersPaused?: boolean;
}

export class NewPushSubscriptionDto implements NewPushSubscription {
  @Field(PUSH_SUBSCRIPTION_RULES.endpoint)
  endpoint!: string;

  @Field(PUSH_SUBSCRIPTION_RULES.p256dh)
  p256dh!: string;

  @Field(PUSH_SUBSCRIPTION_RULES.auth)
  auth!: string;
}
