import type { RulesOf } from '../rules/field-rule';

export const DATE_IDEA_LIMITS = {
  categoryMax: 60,
  /** The client remembers the ids of this many recently shown ideas. */
  excludedMax: 20,
  /** The most ideas in one answer. */
  listMax: 12,
} as const;

export const DATE_IDEA_TEXTS = {
  setupRequired:
    'No source of date ideas could be reached. Its geocoding and places services need setting up.',
} as const;

export const IDEA_SOURCES = [
  'Google Places',
  'Atlas Obscura',
  'Visit Fergus Falls',
  'Local Hidden Gem',
  'Local Activity',
  'Facebook Events',
] as const;
type IdeaSourceName = (typeof IDEA_SOURCES)[number];

/** The sources that iCalendar and RSS feeds may be configured for. */
export const EVENT_FEED_SOURCES = ['Atlas Obscura', 'Visit Fergus Falls', 'Facebook Events'] as const;
export type EventFeedSource = (typeof EVENT_FEED_SOURCES)[number];

/** The values of `eventType`; likes and dislikes are counted by it. */
export const IDEA_CATEGORIES = [
  'Animals',
  'Around town',
  'At home',
  'Books & ideas',
  'Coffee & tea',
  'Food & drink',
  'Games',
  'Giving back',
  'Live music',
  'Making',
  'Markets & fairs',
  'Museums & art',
  'On the water',
  'Outdoors',
  'Sport & movement',
  'Stage & screen',
  'Stars & views',
  'Wellbeing',
] as const;
export type IdeaCategory = (typeof IDEA_CATEGORIES)[number];

/** The survey's four, and the profile page's one that none of them covers. */
export const IDEA_DATE_TYPES = [
  'quiet-intimate',
  'active-outdoor',
  'social-events',
  'creative-cultural',
  'outdoor-nature',
] as const;
export type IdeaDateType = (typeof IDEA_DATE_TYPES)[number];

export const IDEA_STAGES = ['first-date', 'early', 'established'] as const;
export type IdeaStage = (typeof IDEA_STAGES)[number];
export const IDEA_TIMES = ['morning', 'afternoon', 'evening', 'night'] as const;
export type IdeaTime = (typeof IDEA_TIMES)[number];
export const IDEA_SETTINGS = ['indoors', 'outdoors', 'either'] as const;
export type IdeaSetting = (typeof IDEA_SETTINGS)[number];
export const IDEA_WEATHERS = ['any', 'dry', 'warm', 'cold', 'rainy'] as const;
type IdeaWeather = (typeof IDEA_WEATHERS)[number];
/** 0 is free, 3 is expensive. */
export const IDEA_COSTS = [0, 1, 2, 3] as const;
export type IdeaCost = (typeof IDEA_COSTS)[number];

/**
 * What a date can show about a person: a built-in standard by its `builtInId`, or a topic that custom standards are
 * about.
 */
export const REVEALED_TOPICS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  'kindness',
  'honesty',
  'humor',
  'ambition',
  'health',
  'family',
  'faith',
  'money',
  'adventure',
  'communication',
  'patience',
  'curiosity',
] as const;
export type RevealedTopic = (typeof REVEALED_TOPICS)[number];

/** What an idea suits; an empty list or null means "unknown", never "nothing". */
export interface IdeaTags {
  dateTypes: IdeaDateType[];
  cost: IdeaCost | null;
  minutes: number | null;
  setting: IdeaSetting | null;
  weather: IdeaWeather | null;
  times: IdeaTime[];
  stages: IdeaStage[];
}

interface IdeaAttribution {
  text: string;
  url: string;
}

export interface DateIdea {
  id: string;
  /** The place's id at its source, if it has one. */
  place_id?: string;
  name: string;
  address: string | null;
  description: string | null;
  photoUrl: string | null;
  /** 0 to 5. */
  rating: number | null;
  estimatedCost: string | null;
  eventType: string;
  /** A day `YYYY-MM-DD`, an instant in UTC, or a local time without a zone, in the place's own. */
  date: string | null;
  openingHours: string[] | null;
  ticketUrl: string | null;
  /** What to look for, without the city. */
  searchQuery: string | null;
  source: IdeaSourceName;
  attribution: IdeaAttribution | null;
  tags: IdeaTags;
  /** What it lets you see; empty when unknown. */
  reveals: RevealedTopic[];
  /** One line on how; null when unknown. */
  revealsWhy: string | null;
  /** Ids of the user's standards it lets them see, the least known first; at most two. */
  goodFor: string[];
}

/** Sent with status 200 instead of a list. */
interface SetupRequired {
  error: string;
  setupRequired: true;
}

export type DateIdeasAnswer = DateIdea[] | SetupRequired;

const IDEA_PREFERENCES = ['liked', 'disliked'] as const;
export type Preference = (typeof IDEA_PREFERENCES)[number];

/** The idea as the client showed it, with whatever fields it has. */
export type DateIdeaData = Record<string, unknown>;

export interface DateIdeaPreference {
  dateIdeaId: string;
  dateIdeaData: DateIdeaData;
  preference: Preference;
}

export const IDEA_PREFERENCE_RULES = {
  dateIdeaId: {
    kind: 'text',
    required: 'A date idea id is required.',
    max: 200,
    tooLong: 'The date idea id must be 200 characters or less.',
  },
  dateIdeaData: {
    kind: 'object',
    message: 'The date idea data is required.',
    maxBytes: 8_000,
    tooLarge: 'This date idea is too large to save.',
  },
  preference: {
    kind: 'choice',
    options: IDEA_PREFERENCES,
    message: 'A preference is required: liked or disliked.',
  },
} as const satisfies RulesOf<DateIdeaPreference>;
