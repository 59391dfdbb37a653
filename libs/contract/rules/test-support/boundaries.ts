/**
 * The boundaries of every input that the API and a form both take, written down by hand: `message` is what both say,
 * null when both accept it. The API's tests and the forms' tests run this one table.
 */
export interface Boundary {
  field: string;
  /** As it is typed. */
  value: string;
  /** What a person would call the value. */
  about: string;
  message: string | null;
  /** The form's field stops at this many characters, so it never holds the rest. */
  stopsAt?: number;
}

export const letters = (count: number): string => 'x'.repeat(count);
export const emojis = (count: number): string => '🦊'.repeat(count);

function lengths(
  field: string,
  max: number,
  tooLong: string,
  {
    min = 0,
    tooShort,
    required,
    stops = false,
  }: { min?: number; tooShort?: string; required?: string; stops?: boolean } = {},
): Boundary[] {
  const over = stops ? { stopsAt: max } : {};
  return [
    ...(required ? [{ field, value: '', about: 'nothing', message: required }] : []),
    ...(required ? [{ field, value: '   ', about: 'blanks', message: required }] : []),
    ...(tooShort
      ? [
          { field, value: letters(min - 1), about: `${min - 1} letters`, message: tooShort },
          { field, value: emojis(min - 1), about: `${min - 1} emojis`, message: tooShort },
          { field, value: letters(min), about: `${min} letters`, message: null },
        ]
      : []),
    { field, value: letters(max), about: `${max} letters`, message: null },
    { field, value: emojis(max), about: `${max} emojis`, message: null },
    { field, value: `${letters(max)} `, about: `${max} letters and a space`, message: null },
    { field, value: letters(max + 1), about: `${max + 1} letters`, message: tooLong, ...over },
    { field, value: emojis(max + 1), about: `${max + 1} emojis`, message: tooLong, ...over },
  ];
}

function addresses(field: string, message: string): Boundary[] {
  const ofLength = (length: number) => `${letters(length - '@example.com'.length)}@example.com`;
  return [
    { field, value: 'ada', about: 'not an address', message },
    { field, value: 'ada@example', about: 'an address without a dot', message },
    { field, value: ofLength(254), about: 'an address of 254 characters', message: null },
    { field, value: ofLength(255), about: 'an address of 255 characters', message },
  ];
}

function passwords(field: string, minimum: number, tooShort: string): Boundary[] {
  return [
    { field, value: letters(minimum - 1), about: `${minimum - 1} letters`, message: tooShort },
    { field, value: emojis(minimum - 1), about: `${minimum - 1} emojis`, message: tooShort },
    { field, value: letters(minimum), about: `${minimum} letters`, message: null },
    { field, value: emojis(minimum), about: `${minimum} emojis`, message: null },
    { field, value: ' '.repeat(minimum), about: `${minimum} blanks`, message: null },
    { field, value: letters(200), about: '200 letters', message: null },
    { field, value: letters(201), about: '201 letters', message: 'Password cannot exceed 200 characters' },
  ];
}

/** Whole numbers at and beyond both ends, and between two of them. */
function wholeNumbers(field: string, min: number, max: number, message: string): Boundary[] {
  const row = (value: number, verdict: string | null): Boundary => {
    const text = String(value);
    return { field, value: text, about: text, message: verdict };
  };
  return [
    row(min - 1, message),
    row(min, null),
    row(min + 0.5, message),
    row(max, null),
    row(max + 1, message),
  ];
}

const DAY_MS = 86_400_000;

/** A day in UTC. Tomorrow's verdict depends on the hour, so the table stays clear of it. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

function pastDays(field: string, malformed: string, inFuture: string): Boundary[] {
  return [
    { field, value: '1899-12-31', about: 'a day before 1900', message: malformed },
    { field, value: '1900-01-01', about: 'the first day', message: null },
    { field, value: dayFromNow(0), about: 'today in UTC', message: null },
    { field, value: dayFromNow(3), about: 'a day no place has reached', message: inFuture },
  ];
}

const NAMES: Boundary[] = [
  ...lengths('firstName', 100, 'First name cannot exceed 100 characters', {
    required: 'First name is required',
  }),
  ...lengths('lastName', 100, 'Last name cannot exceed 100 characters', {
    required: 'Last name is required',
  }),
];

export const BOUNDARIES = {
  register: [
    ...NAMES,
    ...addresses('email', 'Please enter a valid email'),
    ...passwords('password', 6, 'Password must be at least 6 characters'),
    {
      field: 'confirmPassword',
      value: 'another one',
      about: 'another password',
      message: "Passwords don't match",
    },
  ],
  login: addresses('email', 'Please enter a valid email'),
  resendConfirmation: addresses('email', 'Please enter a valid email address'),
  resetRequest: addresses('email', 'Please enter a valid email address'),
  newPassword: passwords('password', 6, 'Password must be at least 6 characters'),
  changePassword: [
    { field: 'currentPassword', value: '', about: 'nothing', message: 'All password fields are required' },
    { field: 'newPassword', value: '', about: 'nothing', message: 'All password fields are required' },
    ...passwords('newPassword', 6, 'New password must be at least 6 characters'),
  ],
  changeEmail: [
    {
      field: 'newEmail',
      value: '',
      about: 'nothing',
      message: 'New email and current password are required',
    },
    {
      field: 'currentPassword',
      value: '',
      about: 'nothing',
      message: 'New email and current password are required',
    },
    ...addresses('newEmail', 'Please enter a valid email address'),
  ],
  deleteAccount: [
    { field: 'currentPassword', value: '', about: 'nothing', message: 'Current password is required' },
  ],
  profile: [...NAMES, ...lengths('location', 120, 'Location cannot exceed 120 characters', { stops: true })],
  fact: lengths('text', 280, 'A fact must be 280 characters or less.', {
    required: 'Please write down what you want to remember.',
    stops: true,
  }),
  match: [
    ...lengths('name', 100, 'Name must be 100 characters or less.', {
      required: 'Please enter a name for this match.',
    }),
    ...wholeNumbers('age', 18, 100, 'Age must be between 18 and 100.'),
    ...lengths('profession', 120, 'Profession must be 120 characters or less.'),
    ...lengths('location', 120, 'Location must be 120 characters or less.'),
    ...lengths('notes', 500, 'Notes must be 500 characters or less.', { stops: true }),
  ],
  date: [
    ...pastDays(
      'dateDate',
      'Please enter a valid date in the form YYYY-MM-DD.',
      'The date cannot be in the future.',
    ),
    ...lengths('location', 120, 'Location must be 120 characters or less.'),
    ...lengths('personalNotes', 500, 'Overall feeling must be 500 characters or less.', { stops: true }),
  ],
  customStandard: [
    ...lengths('question', 100, 'Title cannot exceed 100 characters', {
      required: 'Please fill in all fields to create a custom standard.',
    }),
    ...lengths('description', 300, 'Description cannot exceed 300 characters', {
      required: 'Please fill in all fields to create a custom standard.',
    }),
    ...lengths('highExample', 500, 'Score descriptions cannot exceed 500 characters', {
      required: 'Please fill in all fields to create a custom standard.',
    }),
    ...lengths('lowExample', 500, 'Score descriptions cannot exceed 500 characters', {
      required: 'Please fill in all fields to create a custom standard.',
    }),
  ],
  contact: [
    ...lengths('name', 100, 'Name cannot exceed 100 characters', {
      min: 2,
      tooShort: 'Name must be at least 2 characters',
    }),
    ...addresses('email', 'Please enter a valid email address'),
    ...lengths('subject', 150, 'Subject cannot exceed 150 characters', {
      min: 5,
      tooShort: 'Subject must be at least 5 characters',
    }),
    ...lengths('message', 1_000, 'Message cannot exceed 1000 characters', {
      min: 10,
      tooShort: 'Message must be at least 10 characters',
    }),
  ],
  survey: lengths('location', 120, 'Location cannot exceed 120 characters', { stops: true }),
  chat: lengths('message', 2_000, 'Message must be 2000 characters or less.', { stops: true }),
  campaign: [
    ...lengths('name', 120, 'A name cannot exceed 120 characters', { required: 'A name is required' }),
    ...lengths('subject', 150, 'A subject cannot exceed 150 characters', {
      required: 'A subject is required',
    }),
    ...lengths('preview', 150, 'A preview line cannot exceed 150 characters'),
    ...lengths('markdown', 20_000, 'A message cannot exceed 20000 characters', {
      required: 'A message is required',
    }),
  ],
  template: [
    ...lengths('subject', 150, 'Please use 150 characters or less', { required: 'A subject is required' }),
    ...lengths('preview', 150, 'Please use 150 characters or less'),
    ...lengths('heading', 150, 'Please use 150 characters or less', { required: 'A heading is required' }),
    ...lengths('body', 5_000, 'Please use 5000 characters or less', { required: 'A message is required' }),
    ...lengths('actionLabel', 60, 'Please use 60 characters or less'),
    ...lengths('footnote', 500, 'Please use 500 characters or less'),
  ],
  segment: lengths('name', 80, 'A name cannot exceed 80 characters', { required: 'A name is required' }),
  reply: lengths('text', 5_000, 'A reply cannot exceed 5000 characters', { required: 'A reply is required' }),
  invitation: addresses('email', 'Please enter a valid email address'),
  plannedDate: lengths('place', 120, 'Place must be 120 characters or less.'),
  automation: wholeNumbers('maxTimes', 1, 10, 'The number of emails must be a whole number from 1 to 10'),
  reminder: wholeNumbers('afterDays', 1, 30, 'The number of days must be a whole number from 1 to 30'),
} as const satisfies Record<string, readonly Boundary[]>;

export type InputName = keyof typeof BOUNDARIES;
