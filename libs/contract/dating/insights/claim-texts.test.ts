import { firstDateWords, profileWords, standardWords, trendWords } from './claim-texts';

const JUDGMENT = /better|worse|less as|improv|declin|closely|linked|predict|stronger|one sign/i;
const FAMILIES = { trendWords, standardWords, firstDateWords, profileWords };

describe.each(Object.entries(FAMILIES))('%s', (_, words) => {
  it.each(['few', 'chance'] as const)('judge nothing when there is %s to go by', (evidence) => {
    for (const needs of [0, 3])
      expect(words({ evidence, about: null, direction: 0 }, needs)).not.toMatch(JUDGMENT);
  });

  it('say what is clear', () => {
    for (const direction of [1, -1] as const)
      expect(words({ evidence: 'clear', about: 'Age', direction }, 0)).toMatch(JUDGMENT);
  });

  it('say how many more people it takes', () => {
    expect(words({ evidence: 'few', about: null, direction: 0 }, 1)).toContain('1 more person with');
  });
});

it.each([
  ['Age', -1, 'Younger people have fit your standards better.'],
  ['Same location as you', 1, 'People who live where you do have fit your standards better.'],
  ['Same location as you', -1, 'People from elsewhere have fit your standards better.'],
  ['Profession', 0, 'How well people fit you differs by what they do for a living.'],
] as const)('a clear link of %s (%d) reads: %s', (about, direction, words) => {
  expect(profileWords({ evidence: 'clear', about, direction }, 0)).toBe(words);
});

it('names the standard and the direction', () => {
  expect(standardWords({ evidence: 'clear', about: 'Humor', direction: -1 }, 0)).toBe(
    'Dates feel better with people you rate lower on Humor than on the rest.',
  );
});
