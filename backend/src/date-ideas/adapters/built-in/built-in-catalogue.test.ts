import {
  IDEA_CATEGORIES,
  IDEA_DATE_TYPES,
  IDEA_STAGES,
  REVEALED_TOPICS,
  type DateIdea,
} from '#contract/dating/date-ideas';
import type { IdeaKind } from '../../sources/idea-need';
import { BuiltInCatalogue } from './built-in-catalogue';
import { readCatalogue } from './catalogue-file';

const catalogue = new BuiltInCatalogue();
const ideasFor = (kind: IdeaKind, location: string | null = null) =>
  catalogue.ideasFor({ kind, location, dateType: null });

let all: DateIdea[];
beforeAll(async () => {
  all = [...(await ideasFor('venues')), ...(await ideasFor('events'))];
});

describe('the built-in catalogue', () => {
  it('has at least 150 ideas, each with an id and a name of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name.toLowerCase())).size).toBe(all.length);
    for (const { id } of all) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('says what each idea is, why it is good for talking, what it costs and how long it takes', () => {
    for (const idea of all) {
      expect(idea.description?.length).toBeGreaterThan(50);
      expect(idea.description?.length).toBeLessThan(260);
      expect(idea.estimatedCost).toMatch(/^Free$|\$\d+/);
      expect(idea.tags.minutes).toBeGreaterThanOrEqual(45);
      expect(idea.tags.minutes).toBeLessThanOrEqual(240);
      expect(idea.searchQuery).toMatch(/^\S.{4,58}\S$/);
      for (const list of [idea.tags.dateTypes, idea.tags.times, idea.tags.stages])
        expect(list.length).toBeGreaterThan(0);
    }
  });

  it('says of each idea what it lets one see and how, in a line of its own', () => {
    for (const { reveals, revealsWhy } of all) {
      expect(reveals.length).toBeGreaterThan(0);
      expect(new Set(reveals).size).toBe(reveals.length);
      expect(revealsWhy).toMatch(/^[A-Z].{20,110}[.?]"?$/);
    }
    expect(new Set(all.map(({ revealsWhy }) => revealsWhy)).size).toBe(all.length);
  });

  it.each(REVEALED_TOPICS)('has three ideas or more to see topic %s', (topic) => {
    expect(all.filter(({ reveals }) => reveals.includes(topic)).length).toBeGreaterThanOrEqual(3);
  });

  it('never repeats a description', () => {
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });

  it('comes from its two sources and invents no rating, photo, ticket or date', () => {
    const sources = new Set(all.map(({ source }) => source));
    expect([...sources].sort()).toEqual(['Local Activity', 'Local Hidden Gem']);
    for (const { rating, photoUrl, ticketUrl, date, openingHours } of all)
      expect([rating, photoUrl, ticketUrl, date, openingHours]).toEqual([null, null, null, null, null]);
  });

  it.each(IDEA_DATE_TYPES.flatMap((type) => IDEA_STAGES.map((stage) => [type, stage] as const)))(
    'has enough for a refresh without repeats: %s, %s',
    async (type, stage) => {
      const fitting = ({ tags }: DateIdea) => tags.dateTypes.includes(type) && tags.stages.includes(stage);
      expect((await ideasFor('venues')).filter(fitting).length).toBeGreaterThanOrEqual(12);
      expect((await ideasFor('events')).filter(fitting).length).toBeGreaterThanOrEqual(5);
    },
  );

  it('covers every category, indoors and outdoors, every time of day, and is mostly cheap', () => {
    expect(new Set(all.map(({ eventType }) => eventType))).toEqual(new Set(IDEA_CATEGORIES));
    const cheap = all.filter(({ tags }) => tags.cost === 0 || tags.cost === 1);
    expect(cheap.length / all.length).toBeGreaterThan(0.7);
    for (const setting of ['indoors', 'outdoors'])
      expect(all.filter(({ tags }) => tags.setting === setting).length).toBeGreaterThan(40);
    for (const time of ['morning', 'afternoon', 'evening', 'night'] as const)
      expect(all.filter(({ tags }) => tags.times.includes(time)).length).toBeGreaterThan(10);
  });

  it('keeps first dates in public', () => {
    const atHome = all.filter(({ eventType }) => eventType === 'At home');
    expect(atHome.length).toBeGreaterThan(3);
    for (const { tags } of atHome) expect(tags.stages).not.toContain('first-date');
  });

  it('mentions the user’s town when it is known', async () => {
    const [known] = await ideasFor('venues', 'Lisbon, Lisbon, Portugal');
    expect(known?.address).toBe('In and around Lisbon');
    expect(all[0]?.address).toBeNull();
  });

  it('rejects an unknown value instead of guessing', () => {
    expect(() => readCatalogue('id\tkind\nx\tparty')).toThrow(/unknown value/);
  });
});
