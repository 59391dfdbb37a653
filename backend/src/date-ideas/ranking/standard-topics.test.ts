import { BUILT_IN_STANDARDS, SIMPLE_STANDARDS } from '#contract/dating/criteria';
import { topicsOfStandard } from './standard-topics';

describe('what a standard is about', () => {
  it.each(BUILT_IN_STANDARDS.map(({ id, name }) => [name, id]))(
    'is itself, when built in: %s',
    (name, id) => {
      expect(topicsOfStandard(name)).toEqual([id]);
    },
  );

  it.each(SIMPLE_STANDARDS.map(({ name }) => name))(
    'is known for every standard of the picker: %s',
    (name) => {
      expect(topicsOfStandard(name).length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['Makes me laugh', 'humor'],
    ['HONESTY', 'honesty'],
    ['Good with money', 'money'],
    ['Wants kids', 'family'],
    ['Shares my faith', 'faith'],
    ['Stays calm under stress', 'patience'],
    ['Loves to travel', 'adventure'],
  ])('is read from its words: %s', (name, topic) => {
    expect(topicsOfStandard(name)).toContain(topic);
  });

  it('is unknown when no word tells', () => {
    expect(topicsOfStandard('Zzz')).toEqual([]);
    expect(topicsOfStandard('Dislikes cilantro')).toEqual([]);
  });

  it.each([
    ['Great with kids', ['family']],
    ['Gets along with my dog', ['family']],
    ['Mindful of my friends', []],
    ['Manages funds', []],
    ['Fits my schedule', []],
    ['Drives carefully', []],
    ['Wordsmith', []],
  ])('is not guessed from parts of words: %s', (name, topics) => {
    expect(topicsOfStandard(name)).toEqual(topics);
  });
});
