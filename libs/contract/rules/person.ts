import type { TextRule, TimeZoneRule } from './field-rule';

/** A dot with letters on both sides and no space, as in a web address. Initials like J.R. are fine. */
const WEB_ADDRESS = /:\/\/|www\.|[\p{L}\p{N}]{2,}\.\p{L}{2,}/iu;

/** A name appears in emails to the address entered with it, so it must not carry a stranger's link there. */
function nameProblem(name: string): string | null {
  if (/[\p{Cc}\u2028\u2029]/u.test(name)) return 'Please enter the name on one line';
  return WEB_ADDRESS.test(name) ? 'Please enter a name without links or web addresses' : null;
}

export const NAME_RULES = {
  firstName: {
    kind: 'text',
    required: 'First name is required',
    max: 100,
    tooLong: 'First name cannot exceed 100 characters',
    also: nameProblem,
  },
  lastName: {
    kind: 'text',
    required: 'Last name is required',
    max: 100,
    tooLong: 'Last name cannot exceed 100 characters',
    also: nameProblem,
  },
} as const satisfies Record<string, TextRule>;

export const TIME_ZONE_RULE = {
  kind: 'time-zone',
  nullable: true,
  max: 60,
  message: 'Please choose a known time zone',
} as const satisfies TimeZoneRule;
