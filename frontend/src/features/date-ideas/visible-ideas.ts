import type {
  DateIdea,
  DateIdeaPreference,
  IdeaStage,
  IdeaTime,
  Preference,
} from '#contract/dating/date-ideas';
import { fromPreference, mergeIdeas, type ShownIdea } from './shown-idea';

interface Filter {
  id: string;
  label: string;
  /** Within a group, any match is enough; every active group must match. */
  group: 'cost' | 'setting' | 'time' | 'stage';
  fits: (idea: ShownIdea) => boolean;
}

/** Real places rarely list opening hours or moods, so unknown values don't hide them. */
const at =
  (...times: IdeaTime[]) =>
  ({ tags }: ShownIdea) =>
    tags.times.length === 0 || times.some((time) => tags.times.includes(time));
const suits =
  (stage: IdeaStage) =>
  ({ tags }: ShownIdea) =>
    tags.stages.length === 0 || tags.stages.includes(stage);

export const IDEA_FILTERS: readonly Filter[] = [
  {
    id: 'low-cost',
    label: 'Free or low cost',
    group: 'cost',
    fits: ({ tags }) => tags.cost !== null && tags.cost <= 1,
  },
  { id: 'indoors', label: 'Indoors', group: 'setting', fits: ({ tags }) => tags.setting === 'indoors' },
  { id: 'outdoors', label: 'Outdoors', group: 'setting', fits: ({ tags }) => tags.setting === 'outdoors' },
  { id: 'daytime', label: 'Daytime', group: 'time', fits: at('morning', 'afternoon') },
  { id: 'evening', label: 'Evening', group: 'time', fits: at('evening', 'night') },
  { id: 'first-date', label: 'First date', group: 'stage', fits: suits('first-date') },
];

function passes(idea: ShownIdea, chosen: readonly string[]): boolean {
  const used = IDEA_FILTERS.filter(({ id }) => chosen.includes(id));
  const groups = new Set(used.map(({ group }) => group));
  return [...groups].every((group) => used.some((filter) => filter.group === group && filter.fits(idea)));
}

interface Choice {
  venues: readonly DateIdea[];
  events: readonly DateIdea[];
  preferences: readonly DateIdeaPreference[];
  likedOnly: boolean;
  filters: readonly string[];
}

interface VisibleIdeas {
  venues: ShownIdea[];
  events: ShownIdea[];
  hidden: ShownIdea[];
  preferenceOf: (id: string) => Preference | null;
}

/** Liked ideas stay even when they're not in today's list; disliked ones are hidden and can be restored. */
export function visibleIdeas({ venues, events, preferences, likedOnly, filters }: Choice): VisibleIdeas {
  const byId = new Map(preferences.map((kept) => [kept.dateIdeaId, kept.preference]));
  const savedAs = (preference: Preference) =>
    preferences.filter((kept) => kept.preference === preference).map(fromPreference);
  const pool = likedOnly ? savedAs('liked') : mergeIdeas(venues, events);
  const shown = pool.filter((idea) => byId.get(idea.id) !== 'disliked' && passes(idea, filters));
  return {
    venues: shown.filter(({ isEvent }) => !isEvent),
    events: shown.filter(({ isEvent }) => isEvent),
    hidden: savedAs('disliked'),
    preferenceOf: (id) => byId.get(id) ?? null,
  };
}
