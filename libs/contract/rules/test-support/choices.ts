import { dayFromNow, emojis, letters } from './boundaries';

/** What a form offers as buttons, switches and lists, so that only another client sends anything else. */
interface Choice {
  field: string;
  value: unknown;
  message: string | null;
}

const choices = (field: string, accepted: readonly unknown[], refused: readonly unknown[], message: string) =>
  [
    ...accepted.map((value): Choice => ({ field, value, message: null })),
    ...refused.map((value): Choice => ({ field, value, message })),
  ] as const;

const ratings = (field: string, name: string): readonly Choice[] =>
  choices(field, [1, 10], [0, 11, 5.5, -1, '7', true], `${name} rating must be between 1 and 10.`);

const answers = (field: string, accepted: string, label: string): readonly Choice[] =>
  choices(field, [accepted], ['', 'another', 1, null], `An answer is required: ${label}`);

const NO_AUDIENCE = 'Choose who receives the campaign';
const NO_CONDITIONS = 'Choose at least one condition, and complete each';
const NO_MOMENT = 'Choose when the campaign is sent';

const quiet = (days: unknown) => ({ field: 'lastActive', is: 'not-within', days });
const repeated = <Item>(count: number, item: Item): Item[] => Array<Item>(count).fill(item);
const zones = (count: number) => ({ field: 'timeZone', zones: repeated(count, 'Europe/Berlin') });
const atHour = (hour: unknown) => ({ kind: 'local-hour', day: '2100-01-01', hour });

export const CHOICES = {
  register: [
    ...choices('acceptTerms', [true], [false, 'yes', 1, null], 'You must accept the Terms & Conditions'),
    ...choices('acceptPrivacy', [true], [false, 'yes', 1, null], 'You must accept the Privacy Policy'),
  ],
  date: [
    ...ratings('contextScores.chemistry', 'Chemistry'),
    ...ratings('contextScores.enjoyment', 'Enjoyment'),
    ...choices('contextScores.chemistry', [], [null, undefined, ''], 'Please rate the chemistry you felt.'),
    ...choices('standardsScores', [], [null, [], 'none'], 'Ratings for your standards are required.'),
  ],
  standard: [
    ...choices('weight', [1, 5], [0, 6, 2.5, '3'], 'Importance must be a whole number from 1 to 5'),
    ...choices(
      'mustHave',
      [1, 10, null],
      [0, 11, 6.5, '6'],
      'The limit of a must-have must be a whole number from 1 to 10',
    ),
    ...choices('selected', [true, false], ['true', 1], 'Selected must be true or false'),
  ],
  match: [
    ...choices('archived', [true, false], ['true', 1], 'Archived must be true or false.'),
    ...choices(
      'stage',
      ['talking', 'dating', 'exclusive', 'ended', null],
      ['married', 1],
      'The stage must be talking, dating, exclusive, ended or null.',
    ),
  ],
  contact: choices(
    'category',
    ['technical', 'account', 'feature', 'billing', 'privacy', 'feedback', 'other'],
    ['', 'complaint', 1, null, undefined],
    'Please select a category',
  ),
  survey: [
    ...answers('howHeardAbout', 'social-media', 'how you heard about us'),
    ...answers('datingDuration', '1-2-years', 'how long you have been dating'),
    ...answers('datingGoal', 'long-term-relationship', 'your dating goal'),
  ],
  profile: choices('aiEnabled', [true, false], ['on', 1, null], 'AI features must be on or off'),
  campaign: [
    ...choices(
      'segment',
      [
        { kind: 'all' },
        { kind: 'custom', name: letters(80), conditions: [quiet(1)] },
        { kind: 'custom', name: emojis(80), conditions: repeated(12, quiet(3_650)) },
        { kind: 'survey', field: 'datingGoal', value: letters(200) },
      ],
      [
        null,
        'all',
        { kind: 'everyone' },
        { kind: 'selected', userIds: [] },
        { kind: 'selected', userIds: ['unknown'] },
        { kind: 'custom', name: emojis(81), conditions: [quiet(1)] },
        { kind: 'survey', field: 'datingGoal', value: letters(201) },
        { kind: 'survey', field: 'datingGoal', value: '' },
      ],
      NO_AUDIENCE,
    ),
    ...choices(
      'mailKind',
      ['marketing', 'experience'],
      ['security', '', null],
      'The kind of email must be marketing or experience',
    ),
  ],
  segment: choices(
    'conditions',
    [
      [{ field: 'neverOpened' }],
      [quiet(1)],
      [quiet(3_650)],
      repeated(12, quiet(1)),
      [zones(50)],
      [{ field: 'joined', from: '2026-01-02', until: '2026-01-02' }],
      [{ field: 'language', languages: ['en'] }],
    ],
    [
      null,
      [],
      repeated(13, quiet(1)),
      [quiet(0)],
      [quiet(3_651)],
      [quiet(1.5)],
      [quiet('1')],
      [zones(0)],
      [zones(51)],
      [{ field: 'timeZone', zones: ['Mars/Base'] }],
      [{ field: 'joined', from: null, until: null }],
      [{ field: 'joined', from: '2026-01-03', until: '2026-01-02' }],
      [{ field: 'survey', question: 'shoeSize', answers: ['9'] }],
      [{ field: 'neverOpened' }, { field: 'unknown' }],
    ],
    NO_CONDITIONS,
  ),
  schedule: [
    ...choices(
      'schedule',
      [{ kind: 'at', at: '2100-01-01T09:00:00Z' }, atHour(0), atHour(23)],
      [
        null,
        'now',
        { kind: 'soon' },
        { kind: 'at', at: '2100-01-01' },
        { kind: 'at', at: '2100-13-01T09:00:00Z' },
        { kind: 'local-hour', day: '2100-02-30', hour: 9 },
      ],
      NO_MOMENT,
    ),
    ...choices(
      'schedule',
      [],
      [atHour(-1), atHour(24), atHour(9.5), atHour('9')],
      'The hour must be a whole number from 0 to 23',
    ),
    ...choices(
      'schedule',
      [],
      [
        { kind: 'at', at: '2000-01-01T09:00:00Z' },
        { kind: 'local-hour', day: '2000-01-01', hour: 9 },
      ],
      'Choose a time in the future',
    ),
  ],
  invitation: choices('role', ['owner', 'support'], ['', 'admin', null], 'Please choose a role'),
  idea: [
    ...choices(
      'preference',
      ['liked', 'disliked'],
      ['', 'loved', null],
      'A preference is required: liked or disliked.',
    ),
    ...choices(
      'dateIdeaId',
      [letters(200), emojis(200)],
      [letters(201)],
      'The date idea id must be 200 characters or less.',
    ),
    ...choices('dateIdeaId', [], ['', null], 'A date idea id is required.'),
    ...choices('dateIdeaData', [{}], [null, [], 'an idea'], 'The date idea data is required.'),
  ],
  plannedDate: choices(
    'plannedFor',
    [`${dayFromNow(2)}T00:00`, `${dayFromNow(2)}T23:59`],
    ['2100-02-29T19:30', '2100-01-01T24:00', '2100-01-01', '2100-01-01 19:30'],
    'Please enter the day and the time in the form YYYY-MM-DDTHH:MM.',
  ),
} as const satisfies Record<string, readonly Choice[]>;

export type ChoiceName = keyof typeof CHOICES;
