import fc from 'fast-check';
import { IDEA_CATEGORIES, IDEA_DATE_TYPES, IDEA_STAGES, type DateIdea } from '#contract/dating/date-ideas';
import { tagsOfCategory } from '../idea-category';
import type { IdeaVote } from '../preferences/idea-preference';
import type { Taste } from './idea-score';
import { rankIdeas, type ListWish } from './rank-ideas';
import { anIdea } from './test-support/an-idea';

const NEUTRAL: Taste = {
  dateType: null,
  stage: 'first-date',
  city: null,
  votes: [],
  season: null,
  worthSeeing: new Map(),
};
const TWELVE: ListWish = { count: 12, excluded: new Set(), seed: 'today' };

const idea = fc
  .record({
    id: fc.integer({ min: 0, max: 60 }),
    name: fc.integer({ min: 0, max: 60 }),
    category: fc.constantFrom(...IDEA_CATEGORIES),
    stages: fc.uniqueArray(fc.constantFrom(...IDEA_STAGES)),
    source: fc.constantFrom('Local Activity' as const, 'Google Places' as const),
  })
  .map(({ id, name, category, stages, source }) =>
    anIdea(`id-${id}`, {
      name: name % 2 ? `Name ${name}` : `NAME ${name}`,
      eventType: category,
      source,
      tags: { ...tagsOfCategory(category), stages },
    }),
  );
const ideas = fc.array(idea, { maxLength: 60 });
const vote = fc.record({
  dateIdeaId: fc.integer({ min: 0, max: 60 }).map((id) => `id-${id}`),
  category: fc.constantFrom(...IDEA_CATEGORIES),
  preference: fc.constantFrom('liked' as const, 'disliked' as const),
});
const votes = fc.array(vote, { maxLength: 20 });
const taste: fc.Arbitrary<Taste> = fc.record({
  dateType: fc.constantFrom(null, ...IDEA_DATE_TYPES),
  stage: fc.constantFrom(...IDEA_STAGES),
  city: fc.constantFrom(null, 'Lisbon'),
  votes,
  season: fc.option(fc.record({ isWarm: fc.boolean(), isCold: fc.boolean() })),
  worthSeeing: fc.constantFrom<Taste['worthSeeing']>(new Map(), new Map([['humor', 1]])),
});
const wish: fc.Arbitrary<ListWish> = fc.record({
  count: fc.integer({ min: 0, max: 15 }),
  excluded: fc
    .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 20 })
    .map((ids) => new Set(ids.map((id) => `id-${id}`))),
  seed: fc.string(),
});

const idsOf = (list: readonly DateIdea[]) => list.map(({ id }) => id);
const like = (dateIdeaId: string, category: string): IdeaVote => ({
  dateIdeaId,
  category,
  preference: 'liked',
});

describe('a list of ideas, whatever the candidates', () => {
  it('has no duplicates, by id or by name', () => {
    fc.assert(
      fc.property(ideas, taste, wish, (all, who, what) => {
        const list = rankIdeas(all, who, what);
        expect(new Set(idsOf(list)).size).toBe(list.length);
        expect(new Set(list.map(({ name }) => name.toLowerCase())).size).toBe(list.length);
      }),
    );
  });

  it('never includes excluded or disliked ideas', () => {
    fc.assert(
      fc.property(ideas, taste, wish, (all, who, what) => {
        const disliked = new Set(
          who.votes.filter(({ preference }) => preference === 'disliked').map(({ dateIdeaId }) => dateIdeaId),
        );
        for (const id of idsOf(rankIdeas(all, who, what))) {
          expect(what.excluded.has(id)).toBe(false);
          expect(disliked.has(id)).toBe(false);
        }
      }),
    );
  });

  it('is as long as requested, or includes everything left', () => {
    fc.assert(
      fc.property(ideas, taste, wish, (all, who, what) => {
        const everything = rankIdeas(all, who, { ...what, count: 1_000 });
        expect(rankIdeas(all, who, what)).toHaveLength(Math.min(what.count, everything.length));
      }),
    );
  });

  it('is the same on the same day, in whatever order the sources answer', () => {
    fc.assert(
      fc.property(fc.uniqueArray(idea, { selector: ({ id }) => id }), taste, wish, (all, who, what) => {
        const named = all.map((one) => ({ ...one, name: one.id }));
        expect(idsOf(rankIdeas([...named].reverse(), who, what))).toEqual(idsOf(rankIdeas(named, who, what)));
      }),
    );
  });
});

const EACH_TYPE = IDEA_DATE_TYPES.flatMap((type) =>
  Array.from({ length: 12 }, (_, index) =>
    anIdea(`${type}-${index}`, {
      eventType: `${type} ${index % 4}`,
      tags: { ...tagsOfCategory('Outdoors'), dateTypes: [type] },
    }),
  ),
);

describe('what comes first', () => {
  it.each(IDEA_DATE_TYPES)('is mostly what the user prefers: %s', (dateType) => {
    const list = rankIdeas(EACH_TYPE, { ...NEUTRAL, dateType }, TWELVE);
    const preferred = list.filter(({ tags }) => tags.dateTypes.includes(dateType));
    expect(preferred.length).toBeGreaterThanOrEqual(9);
  });

  it('is not all one kind when there is no preference', () => {
    const all = IDEA_CATEGORIES.flatMap((category) =>
      [1, 2, 3, 4].map((index) => anIdea(`${category}-${index}`, { eventType: category })),
    );
    const list = rankIdeas(all, NEUTRAL, TWELVE);
    expect(new Set(list.map(({ eventType }) => eventType)).size).toBeGreaterThanOrEqual(9);
  });

  it('follows likes of the same category, and one more like never counts against it', () => {
    const all = [anIdea('a', { eventType: 'Games' }), anIdea('b', { eventType: 'Animals' })];
    fc.assert(
      fc.property(votes, fc.string(), (given, seed) => {
        const others = given.filter(({ dateIdeaId }) => !['a', 'b'].includes(dateIdeaId));
        const place = (cast: readonly IdeaVote[]) =>
          idsOf(rankIdeas(all, { ...NEUTRAL, votes: cast }, { ...TWELVE, seed })).indexOf('a');
        expect(place([...others, like('x', 'Games')])).toBeLessThanOrEqual(place(others));
      }),
    );
    const fans = Array.from({ length: 8 }, (_, index) => like(`x${index}`, 'Games'));
    expect(idsOf(rankIdeas(all, { ...NEUTRAL, votes: fans }, TWELVE))[0]).toBe('a');
  });

  it('suits the stage: no first date is at home', () => {
    const home = anIdea('home', { tags: { ...tagsOfCategory('At home'), stages: ['established'] } });
    const out = anIdea('out', { tags: { ...tagsOfCategory('At home'), stages: ['first-date'] } });
    expect(idsOf(rankIdeas([home, out], NEUTRAL, TWELVE))).toEqual(['out', 'home']);
    expect(idsOf(rankIdeas([home, out], { ...NEUTRAL, stage: 'established' }, TWELVE))).toEqual([
      'home',
      'out',
    ]);
  });

  it('prefers the user’s own town, among real places', () => {
    const near = anIdea('near', { source: 'Visit Fergus Falls', address: 'Main St, Fergus Falls' });
    const far = anIdea('far', { source: 'Visit Fergus Falls', address: 'Duluth' });
    const wins = Array.from({ length: 40 }, (_, seed) =>
      idsOf(rankIdeas([far, near], { ...NEUTRAL, city: 'Fergus Falls' }, { ...TWELVE, seed: `${seed}` })),
    ).filter(([first]) => first === 'near');
    expect(wins.length).toBeGreaterThan(30);
  });

  it('includes real places when there are any, but never only those', () => {
    const real = (count: number) =>
      Array.from({ length: count }, (_, index) => anIdea(`real-${index}`, { source: 'Google Places' }));
    const own = Array.from({ length: 20 }, (_, index) => anIdea(`own-${index}`));
    const count = (list: readonly DateIdea[]) =>
      rankIdeas([...list, ...own], NEUTRAL, TWELVE).filter(({ id }) => id.startsWith('real')).length;
    expect([0, 1, 5, 8, 40].map((all) => count(real(all)))).toEqual([0, 1, 5, 8, 8]);
    expect(rankIdeas(real(30), NEUTRAL, TWELVE)).toHaveLength(12);
  });

  it('fits the season: no ice cream in winter, and no sled in summer', () => {
    const iceCream = anIdea('ice-cream', { tags: { ...tagsOfCategory('Outdoors'), weather: 'warm' } });
    const sled = anIdea('sled', { tags: { ...tagsOfCategory('Outdoors'), weather: 'cold' } });
    const first = (season: Taste['season']) =>
      idsOf(rankIdeas([iceCream, sled], { ...NEUTRAL, season }, TWELVE))[0];
    expect(first({ isWarm: true, isCold: false })).toBe('ice-cream');
    expect(first({ isWarm: false, isCold: true })).toBe('sled');
  });

  it('shows what is least known about the chosen match', () => {
    const all = Array.from({ length: 20 }, (_, index) =>
      anIdea(`${index}`, { eventType: `kind ${index}`, reveals: index < 3 ? ['humor'] : ['money'] }),
    );
    const worthSeeing = new Map([['humor', 1] as const, ['money', 0.1] as const]);
    expect(idsOf(rankIdeas(all, { ...NEUTRAL, worthSeeing }, { ...TWELVE, count: 3 })).sort()).toEqual([
      '0',
      '1',
      '2',
    ]);
  });

  it('weighs one dislike of a category as much as one like', () => {
    const all = IDEA_CATEGORIES.flatMap((category) =>
      Array.from({ length: 6 }, (_, index) => anIdea(`${category}-${index}`, { eventType: category })),
    );
    const share = (...cast: IdeaVote[]) =>
      Array.from({ length: 300 }, (_, seed) =>
        rankIdeas(all, { ...NEUTRAL, votes: cast }, { ...TWELVE, seed: `${seed}` }),
      ).filter((list) => list.some(({ eventType }) => eventType === 'Games')).length / 300;
    const liked = like('x', 'Games');
    const disliked: IdeaVote = { ...liked, preference: 'disliked' };
    const [before, up, down] = [share(), share(liked), share(disliked)];
    expect(share(liked, disliked)).toBe(before);
    expect(up - before).toBeGreaterThan(0.05);
    expect(before - down).toBeLessThan(3 * (up - before));
    expect(down).toBeGreaterThan(before / 4);
  });

  it('prefers new ideas over those already liked', () => {
    const more = (better: DateIdea, worse: DateIdea, cast: readonly IdeaVote[]) =>
      Array.from({ length: 60 }, (_, seed) =>
        idsOf(rankIdeas([worse, better], { ...NEUTRAL, votes: cast }, { ...TWELVE, seed: `${seed}` })),
      ).filter(([first]) => first === better.id).length;
    const plain = anIdea('plain');
    expect(more(plain, anIdea('known'), [like('known', 'Outdoors')])).toBe(60);
  });

  it('changes with the seed, so that a refresh brings different ones', () => {
    const firsts = Array.from({ length: 10 }, (_, seed) =>
      idsOf(rankIdeas(EACH_TYPE, NEUTRAL, { ...TWELVE, seed: `${seed}` })).join(),
    );
    expect(new Set(firsts).size).toBe(10);
  });
});
