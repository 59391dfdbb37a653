import { withDescribedNamed, type Described } from './described-match';

const PEOPLE: readonly Described[] = [
  { name: 'Dev', about: [null, null, 'From climbing. Coffee planned.'] },
  { name: 'Jonas', about: ['Architect', 'Porto', 'Two sisters. Plays the guitar and sings.'] },
  { name: 'Bex', about: ['Tattoo artist', null, 'From the record store. Has a dog.'] },
  { name: 'Tyler', about: ['Nurse', null, 'Works nights. Has a dog called Biscuit.'] },
  { name: 'Mo', about: ['Doctor', null, 'Always late'] },
  { name: 'Ada', about: ['Accountant', null, null] },
  { name: 'Sam', about: ['Photographer', null, null] },
  { name: 'Kim', about: ['Software engineer', null, null] },
  { name: 'Lou', about: ['Restaurant owner', null, null] },
];

describe('someone described in words that fit one person', () => {
  it.each([
    ['how does the climbing guy look', 'how does Dev look'],
    ['What did I write about the climbing one?', 'What did I write about Dev?'],
    ['the one from climbing, should I see him again?', 'Dev, should I see him again?'],
    ['should I see the one who sings again', 'should I see Jonas again'],
    ['the man from Porto is late', 'Jonas is late'],
    ['my mom says the guy with two sisters is nice', 'my mom says Jonas is nice'],
    ['is the one who likes to sing free tonight', 'is Jonas free tonight'],
    ['the nurse texted me', 'Tyler texted me'],
    ['how is it going with the tattoo artist', 'how is it going with Bex'],
    ['should I call the software engineer', 'should I call Kim'],
  ])('"%s" is named', (message, named) => expect(withDescribedNamed(message, PEOPLE)).toBe(named));
});

it.each([
  'the girl with the dog',
  'how do I delete the account',
  'I liked the photos he sent',
  'the software is slow',
  'the engine of his car died',
  'the restaurant was loud',
  "I'm always the one who plans everything",
  "I'm the one who always pays",
  'why do the guys who sing never call',
  'the one who got away',
  'Which one should I see?',
  'is the second one better',
  'the best match',
  'I told the doctor about it',
  'a guy from work asked me out',
  'my sister thinks the whole thing is odd',
])('"%s" stays as it is', (message) => expect(withDescribedNamed(message, PEOPLE)).toBe(message));
