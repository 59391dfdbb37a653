import type { TextRule, TimeZoneRule } from './field-rule';

export const NAME_RULES = {
  firstName: {
    kind: 'text',
    required: 'First name is required',
    max: 100,
    tooLong: 'First name cannot exceed 100 characters',
  },
  lastName: {
    kind: 'text',
    required: 'Last name is required',
    max: 100,
    tooLong: 'Last name cannot exceed 100 characters',
  },
} as const satisfies Record<string, TextRule>;

export const TIME_ZONE_RULE = {
  kind: 'time-zone',
  nullable: true,
  max: 60,
  message: 'Please choose a known time zone',
} as const satisfies TimeZoneRule;
