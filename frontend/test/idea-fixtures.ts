import type { DateIdea } from '#contract/dating/date-ideas';

export function anIdea(changes: Partial<DateIdea> = {}): DateIdea {
  return {
    id: 'picnic',
    name: 'Two-bag picnic',
    address: 'In and around Lisbon',
    description: 'Each brings a bag and neither says what is in it.',
    photoUrl: null,
    rating: null,
    estimatedCost: 'Under $15 each',
    eventType: 'Outdoors',
    date: null,
    openingHours: null,
    ticketUrl: null,
    searchQuery: 'picnic park',
    source: 'Local Activity',
    attribution: null,
    tags: {
      dateTypes: ['quiet-intimate'],
      cost: 1,
      minutes: 120,
      setting: 'outdoors',
      weather: 'warm',
      times: ['afternoon'],
      stages: ['first-date', 'early'],
    },
    reveals: ['kindness', '5'],
    revealsWhy: 'What they bring for you, and that they bring it, both say something.',
    goodFor: [],
    ...changes,
  };
}

export const PICNIC = anIdea();
export const CHESS = anIdea({
  id: 'chess',
  name: 'Chess café',
  eventType: 'Games',
  estimatedCost: 'Over $40 each',
  searchQuery: 'chess café',
  tags: { ...PICNIC.tags, cost: 3, minutes: 75, setting: 'indoors', times: ['evening'], stages: ['early'] },
});
export const BISTRO = anIdea({
  id: 'g-1',
  place_id: 'g-1',
  name: 'Bistro Luz',
  address: 'Rua Um 1, Lisbon',
  source: 'Google Places',
  eventType: 'Food & drink',
  rating: 4.46,
  searchQuery: null,
  openingHours: ['Monday: 9:00 AM to 5:00 PM'],
  attribution: { text: 'Google Maps', url: 'https://maps.google.com' },
});
export const QUIZ = anIdea({ id: 'quiz', name: 'Pub quiz', eventType: 'Games', searchQuery: 'pub quiz' });
export const FAIR = anIdea({
  id: 'fair',
  name: 'Lake fair',
  address: 'Fergus Falls',
  source: 'Visit Fergus Falls',
  eventType: 'Markets & fairs',
  date: '2026-12-06',
  ticketUrl: 'https://visit.example/fair',
  searchQuery: null,
});
