import type {
  DateIdea,
  IdeaCategory,
  IdeaDateType,
  IdeaSetting,
  IdeaTags,
} from '#contract/dating/date-ideas';

interface Nature {
  readonly dateTypes: readonly IdeaDateType[];
  readonly setting: IdeaSetting | null;
}

/** Defaults for a place or event when only its category is known. */
const NATURES: Readonly<Record<IdeaCategory, Nature>> = {
  Animals: { dateTypes: ['quiet-intimate', 'outdoor-nature'], setting: null },
  'Around town': { dateTypes: ['creative-cultural', 'active-outdoor'], setting: null },
  'At home': { dateTypes: ['quiet-intimate'], setting: 'indoors' },
  'Books & ideas': { dateTypes: ['quiet-intimate', 'creative-cultural'], setting: 'indoors' },
  'Coffee & tea': { dateTypes: ['quiet-intimate'], setting: 'indoors' },
  'Food & drink': { dateTypes: ['quiet-intimate', 'social-events'], setting: 'indoors' },
  Games: { dateTypes: ['social-events'], setting: 'indoors' },
  'Giving back': { dateTypes: ['social-events'], setting: null },
  'Live music': { dateTypes: ['social-events', 'creative-cultural'], setting: null },
  Making: { dateTypes: ['creative-cultural'], setting: 'indoors' },
  'Markets & fairs': { dateTypes: ['social-events'], setting: null },
  'Museums & art': { dateTypes: ['creative-cultural'], setting: 'indoors' },
  'On the water': { dateTypes: ['active-outdoor', 'outdoor-nature'], setting: 'outdoors' },
  Outdoors: { dateTypes: ['active-outdoor', 'outdoor-nature'], setting: 'outdoors' },
  'Sport & movement': { dateTypes: ['active-outdoor'], setting: null },
  'Stage & screen': { dateTypes: ['creative-cultural', 'social-events'], setting: null },
  'Stars & views': { dateTypes: ['quiet-intimate', 'outdoor-nature'], setting: 'outdoors' },
  Wellbeing: { dateTypes: ['quiet-intimate'], setting: null },
};

export function tagsOfCategory(category: IdeaCategory): IdeaTags {
  const { dateTypes, setting } = NATURES[category];
  return {
    dateTypes: [...dateTypes],
    setting,
    cost: null,
    minutes: null,
    weather: null,
    times: [],
    stages: [],
  };
}

/** A place or event from outside says nothing about what it lets one see. */
export const NOTHING_REVEALED = {
  reveals: [],
  revealsWhy: null,
  goodFor: [],
} satisfies Pick<DateIdea, 'reveals' | 'revealsWhy' | 'goodFor'>;

/** The first match wins, so specific patterns come before general ones. */
const WORDS: readonly (readonly [RegExp, IdeaCategory])[] = [
  [/\b(volunteer|charity|fundrais|clean-?up)/i, 'Giving back'],
  [/\b(concert|live music|jazz|choir|orchestra|band|open mic|karaoke|recital|dj)\b/i, 'Live music'],
  [/\b(theat(re|er)|comedy|improv|film|movie|cinema|opera|ballet|musical|screening)\b/i, 'Stage & screen'],
  [/\b(market|fair|festival|bazaar)\b/i, 'Markets & fairs'],
  [/\b(quiz|trivia|bingo|games?|chess|arcade)\b/i, 'Games'],
  [/\b(book|author|poetry|reading|lecture|talk|storytelling|library)\b/i, 'Books & ideas'],
  [/\b(museum|exhibition|exhibit|gallery|art|arts|sculpture)\b/i, 'Museums & art'],
  [/\b(workshop|class|craft|pottery|painting|drawing|knit|quilt)/i, 'Making'],
  [/\b(coffee|tea|caf(e|é))\b/i, 'Coffee & tea'],
  [/\b(food|wine|beer|brew|dinner|brunch|tasting|supper|pancake|bbq)/i, 'Food & drink'],
  [/\b(kayak|canoe|boat|lake|river|paddle|swim|sail)/i, 'On the water'],
  [/\b(star|astronomy|planetarium|eclipse|moon)/i, 'Stars & views'],
  [/\b(run|5k|dance|dancing|yoga|ride|cycling|skate|climb|sport|game day)\b/i, 'Sport & movement'],
  [/\b(zoo|farm|animal|dog|cat|bird)s?\b/i, 'Animals'],
  [/\b(hike|hiking|walk|trail|park|garden|nature|picnic|camp)/i, 'Outdoors'],
  [/\b(meditation|sauna|spa|wellness|mindful)/i, 'Wellbeing'],
];

/** The category of an event, from the words in its title and its own categories. */
export function categoryOfEvent(text: string): IdeaCategory {
  return WORDS.find(([words]) => words.test(text))?.[1] ?? 'Around town';
}
