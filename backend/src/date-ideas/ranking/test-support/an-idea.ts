import type { DateIdea } from '#contract/dating/date-ideas';
import { NOTHING_REVEALED, tagsOfCategory } from '../../idea-category';

export function anIdea(id: string, changes: Partial<DateIdea> = {}): DateIdea {
  return {
    id,
    name: `Idea ${id}`,
    address: null,
    description: null,
    photoUrl: null,
    rating: null,
    estimatedCost: null,
    eventType: 'Outdoors',
    date: null,
    openingHours: null,
    ticketUrl: null,
    searchQuery: null,
    source: 'Local Activity',
    attribution: null,
    tags: tagsOfCategory('Outdoors'),
    ...NOTHING_REVEALED,
    ...changes,
  };
}
