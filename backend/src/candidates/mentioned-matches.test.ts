import * as fc from 'fast-check';
import { mentionedIn } from './mentioned-matches';

const named = (message: string, ...names: string[]) =>
  mentionedIn(
    message,
    names.map((name) => ({ name })),
  ).map(({ name }) => name);

describe('the matches a message names', () => {
  it.each([
    ['How is it going with Jonas?', 'Jonas'],
    ['how is jonas', 'Jonas'],
    ['HOW IS JONAS', 'Jonas'],
    ["Jonas' score", 'Jonas'],
    ["jonas's score", 'Jonas'],
    ['jonass score', 'Jonas'],
    ['what about jona', 'Jonas'],
    ['what about jonsa', 'Jonas'],
    ['is shcarlotte nice', 'Charlotte'],
    ['is charlote nice', 'Charlotte'],
    ['is Charlottte nice', 'Charlotte'],
    ['is char nice, the one from Lyon', 'Charlotte'],
    ['did zoe call', 'Zoë'],
    ['did zoë call', 'Zoë'],
    ['robins percentage', 'Robin'],
    ['and Jo?', 'Jo from the gym'],
    ['should I see jo from the gym again', 'Jo from the gym'],
    ['has José texted', 'Jose'],
    ['Anne-Marie or not?', 'Anne-Marie'],
  ])('%s', (message, name) => expect(named(message, name, 'Bartholomew')).toEqual([name]));

  it.each([
    ['will it work out', 'Will'],
    ['Will it ever work out?', 'Will'],
    ['I hope so', 'Hope'],
    ['may I ask you something', 'May'],
    ['he made a mark on me', 'Mark'],
    ['we split the bill', 'Bill'],
    ['is he too rich for me', 'Rich'],
    ['what a joy', 'Joy'],
    ['he drew a picture', 'Drew'],
    ['to be frank with you', 'Frank'],
    ['he showed me the data', 'Dana'],
    ['I like the job', 'Rob'],
    ['she was late', 'Kate'],
    ['we had tea in Paris', 'Mia'],
    ['anna called', 'Hanna'],
    ['jon is nice', 'Jonas'],
    ['a charming evening', 'Charlie'],
    ['let us not be mates', 'Mateo'],
  ])('%s (is not about %s)', (message, name) => expect(named(message, name)).toEqual([]));

  it.each([
    ['how is it going with will', 'Will'],
    ['Should I see Will again?', 'Will'],
    ['is Hope a good match', 'Hope'],
    ['what about mark', 'Mark'],
    ["May's percentage", 'May'],
    ['Grace', 'Grace'],
    ['Rich is nice', 'Rich'],
    ['when did I last see Bill', 'Bill'],
    ['should i see joy again', 'Joy'],
  ])('%s (is about %s)', (message, name) => expect(named(message, name)).toEqual([name]));

  it('keeps the order of the message', () =>
    expect(named('is Sam kinder than Jonas?', 'Jonas', 'Sam')).toEqual(['Sam', 'Jonas']));

  it('returns everyone with the same first name, so that the answer can ask', () =>
    expect(named('how is Sam', 'Sam Rivers', 'Sam Stone')).toEqual(['Sam Rivers', 'Sam Stone']));

  it.each(['how is Sam Stone', 'how is sam, I mean stone'])(
    'tells people of one first name apart: %s',
    (message) => expect(named(message, 'Sam Rivers', 'Sam Stone')).toEqual(['Sam Stone']),
  );

  it('tells people apart by where they are from', () =>
    expect(named('the Jo from work', 'Jo from the gym', 'Jo from work')).toEqual(['Jo from work']));

  it('prefers the very name to a similar one', () =>
    expect(named('how is Jonas', 'Jonah', 'Jonas')).toEqual(['Jonas']));

  it('never throws, and finds a name in any text around it', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, name) => {
        expect(named(text, name).length).toBeLessThanOrEqual(1);
        expect(named(`${text} . Charlotte . ${name}`, 'Charlotte')).toEqual(['Charlotte']);
      }),
    ));
});
