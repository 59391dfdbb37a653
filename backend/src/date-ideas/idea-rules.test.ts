import { categoryOfEvent } from './idea-category';
import { isFresh, isUpcoming, cityOf, dateTypeOf, townOf } from './sources/idea-need';
import { toIdeaRequest } from './idea-query';
import { dateWith } from '#scoring/test-support/histories';
import { stageOf } from './ranking/idea-score';

describe('the preferred kind of date', () => {
  it.each([
    ['quiet-intimate', 'quiet-intimate'],
    ['active-outdoor', 'active-outdoor'],
    ['active-adventurous', 'active-outdoor'],
    ['social-events', 'social-events'],
    ['social-group', 'social-events'],
    ['creative-cultural', 'creative-cultural'],
    ['cultural-arts', 'creative-cultural'],
    ['outdoor-nature', 'outdoor-nature'],
    ['something-else', null],
    [null, null],
  ])('%s, from either set of options, means %s', (value, type) => {
    expect(dateTypeOf(value)).toBe(type);
  });
});

describe('the stage', () => {
  const met = (dates: number, lastDay: string, archived = false) => ({
    archivedAt: archived ? new Date() : null,
    history: Array.from({ length: dates }, () => dateWith({}, { day: lastDay })),
  });

  it('is that of the match dated most recently', () => {
    expect(stageOf([])).toBe('first-date');
    expect(stageOf([met(0, '')])).toBe('first-date');
    expect(stageOf([met(1, '2026-03-01')])).toBe('early');
    expect(stageOf([met(9, '2026-01-01'), met(2, '2026-03-01')])).toBe('early');
    expect(stageOf([met(6, '2026-03-01')])).toBe('established');
    expect(stageOf([met(6, '2026-03-01', true)])).toBe('first-date');
  });
});

describe('what a request asks for', () => {
  it('is read from the query string, however often a parameter is repeated', () => {
    expect(toIdeaRequest({})).toEqual({ refresh: false, matchId: null, excluded: [] });
    expect(toIdeaRequest({ refresh: 'true', excludeIds: 'a, b,,c' })).toEqual({
      refresh: true,
      matchId: null,
      excluded: ['a', 'b', 'c'],
    });
    expect(toIdeaRequest({ for: ['AB-1', 'x'] }).matchId).toBe('ab-1');
    expect(toIdeaRequest({ refresh: ['no', 'true'], excludeIds: ['a', 'b,c'] }).excluded).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(toIdeaRequest({ refresh: 'yes' }).refresh).toBe(false);
  });
});

describe('the town', () => {
  it('is the first part of the location', () => {
    expect(cityOf('Fergus Falls, Minnesota, United States')).toBe('Fergus Falls');
    expect(cityOf(' Lisbon ')).toBe('Lisbon');
  });
});

describe('a cached answer', () => {
  const at = (hours: number) => new Date(Date.UTC(2026, 5, 1, hours));

  it('is fresh for a day with places and for six hours with events', () => {
    expect(isFresh('venues', at(0), at(23))).toBe(true);
    expect(isFresh('venues', at(0), at(24))).toBe(false);
    expect(isFresh('events', at(0), at(5))).toBe(true);
    expect(isFresh('events', at(0), at(6))).toBe(false);
  });

  it("drops yesterday's events", () => {
    expect(isUpcoming({ date: null }, at(12))).toBe(true);
    expect(isUpcoming({ date: '2026-06-01' }, at(12))).toBe(true);
    expect(isUpcoming({ date: '2026-05-30' }, at(12))).toBe(false);
    expect(isUpcoming({ date: '2026-06-02T19:00:00' }, at(12))).toBe(true);
  });
});

describe('the category of an event', () => {
  it.each([
    ['Jazz concert in the park', 'Live music'],
    ['Community theater: Our Town', 'Stage & screen'],
    ['Farmers Market', 'Markets & fairs'],
    ['Thursday trivia', 'Games'],
    ['Pottery workshop', 'Making'],
    ['Guided hike to the lake', 'On the water'],
    ['Winter hike', 'Outdoors'],
    ['Council meeting', 'Around town'],
  ])('is read from its words: %s is %s', (words, category) => {
    expect(categoryOfEvent(words)).toBe(category);
  });
});

describe('what a source is told about a location', () => {
  it.each([
    ['Lisbon, Lisbon, Portugal', 'Lisbon, Lisbon, Portugal'],
    ['12 Elm Street, Springfield', 'Springfield'],
    ['Goethestraße 12, 1010 Wien, Austria', 'Wien, Austria'],
    ['Town 7, Region', 'Town 7, Region'],
    ['12 Elm Street', null],
    [null, null],
  ])('%s: %s', (location, told) => {
    expect(townOf(location)).toBe(told);
  });
});
