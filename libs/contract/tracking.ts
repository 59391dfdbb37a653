import type { RulesOf } from './rules/field-rule';

export interface TrackingEvent {
  page: string;
  action: string;
  metadata?: Readonly<Record<string, unknown>> | null;
}

export const TRACKING_ACTIONS = { pageView: 'page_view', signupClick: 'signup_click' } as const;

/** Where a sign-up button is on the landing page. */
const SIGNUP_LOCATIONS = ['hero', 'final-cta', 'bottom-cta'] as const;
export type SignupLocation = (typeof SIGNUP_LOCATIONS)[number];

export const TRACKING_RULES = {
  page: {
    kind: 'text',
    required: 'Page is required.',
    max: 200,
    tooLong: 'Page must be 200 characters or less.',
  },
  action: {
    kind: 'text',
    required: 'Action is required.',
    max: 100,
    tooLong: 'Action must be 100 characters or less.',
  },
  metadata: {
    kind: 'object',
    nullable: true,
    message: 'Metadata must be an object.',
    maxBytes: 4_096,
    tooLarge: 'Metadata must be 4 kB or less.',
    unstorable: 'Metadata contains a character that cannot be stored. Please remove it.',
  },
} as const satisfies RulesOf<TrackingEvent>;
