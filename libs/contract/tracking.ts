export interface TrackingEvent {
  page: string;
  action: string;
  metadata: Readonly<Record<string, unknown>>;
}

/** Lengths in characters; `metadataBytes` is the size of its JSON in UTF-8. */
export const TRACKING_LIMITS = { pageMax: 200, actionMax: 100, metadataBytes: 4_096 } as const;

export const TRACKING_ACTIONS = { pageView: 'page_view', signupClick: 'signup_click' } as const;

/** Where a sign-up button stands on the landing page. */
export const SIGNUP_LOCATIONS = ['hero', 'final-cta', 'bottom-cta'] as const;
export type SignupLocation = (typeof SIGNUP_LOCATIONS)[number];

export const TRACKING_TEXTS = {
  pageMissing: 'Page is required.',
  pageTooLong: `Page must be ${TRACKING_LIMITS.pageMax} characters or less.`,
  actionMissing: 'Action is required.',
  actionTooLong: `Action must be ${TRACKING_LIMITS.actionMax} characters or less.`,
  metadataInvalid: 'Metadata must be an object.',
  metadataTooLarge: 'Metadata must be 4 kB or less.',
  metadataUnstorable: 'Metadata contains a character that cannot be stored. Please remove it.',
} as const;
