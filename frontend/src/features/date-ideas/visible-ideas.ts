import type { DateIdea, DateIdeaPreference, Preference } from '#contract/date-ideas';
import { passes } from './idea-filters';
import { fromPreference, mergeIdeas, type ShownIdea } from './shown-idea';

interface Choice {
  venues: readonly DateIdea[];
  events: readonly DateIdea[];
  preferences: readonly DateIdeaPreference[];
  likedOnly: boolean;
  filters: readonly string[];
}

export interface VisibleIdeas {
  venues: ShownIdea[];
  events: ShownIdea[];
  hidden: ShownIdea[];
  preferenceOf: (id: string) => Preference | null;
}

/** Liked ideas stay even when today's list has others; disliked ones stand aside and can be brought back. */
export function visibleIdeas({ venues, events, preferences, likedOnly, filters }: Choice): VisibleIdeas {
  const byId = new Map(preferences.map((kept) => [kept.dateIdeaId, kept.preference]));
  const keptAs = (preference: Preference) =>
    preferences.filter((kept) => kept.preference === preference).map(fromPreference);
  const pool = likedOnly ? keptAs('liked') : mergeIdeas(venues, events);
  const shown = pool.filter((idea) => byId.get(idea.id) !== 'disliked' && passes(idea, filters));
  return {
    venues: shown.filter(({ isEvent }) => !isEvent),
    events: shown.filter(({ isEvent }) => isEvent),
    hidden: keptAs('disliked'),
    preferenceOf: (id) => byId.get(id) ?? null,
  };
}
