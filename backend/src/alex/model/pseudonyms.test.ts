import { Pseudonyms } from './pseudonyms';

const MATCHES = [
  { id: 'r', name: 'Robin', profession: 'Engineer at Initech', location: '12 Elm Street, Springfield' },
  { id: 'w', name: 'Will', profession: 'Baker', location: 'Leeds' },
  { id: 'm', name: 'María José', profession: 'Initrode engineer', location: null },
  { id: 'j', name: 'Jo from the gym', profession: null, location: null },
];
const USER = { firstName: 'Ada', lastName: 'Byron', standards: [{ question: 'Emotional Connection' }] };
const pseudonyms = new Pseudonyms(MATCHES, USER, ['Kasimir']);

const revealed = (text: string): string =>
  pseudonyms
    .reveal(text)
    .map((part) => part.text)
    .join('');

describe('text sent to a model', () => {
  it.each([
    ['Is Robin right for me?', 'Is Match-1 right for me?'],
    ['is robin right for me', 'is Match-1 right for me'],
    ['I love Robin Miller', 'I love Match-1'],
    ["Robin's dog", "Match-1's dog"],
    ['María said yes, María José too', 'Match-3 said yes, Match-3 too'],
    ['maria was late', 'Match-3 was late'],
    ['Should I see Jo again after the gym?', 'Should I see Match-4 again after the gym?'],
  ])('contains no names of matches: %s', (typed, left) => {
    expect(pseudonyms.conceal(typed)).toBe(left);
  });

  it('keeps an everyday word that is also a name', () => {
    expect(pseudonyms.conceal('will Will come?')).toBe('will Match-2 come?');
  });

  it.each(['Will you help me write to him?', 'Nice. Will she like it?', 'Will I see him again?'])(
    'takes no verb that begins a question for a name: %s',
    (typed) => expect(pseudonyms.conceal(typed)).toBe(typed),
  );

  it.each([
    'write to jane.doe+x@mail.example.org',
    'call +49 (151) 234 567 89',
    'she lives at 221 Baker Street',
    'er wohnt in der Goethestraße 12',
    'see https://social.example/jane',
    'he is @jane_doe there',
    'she works at Globex Corporation',
    'they said Initech is fun',
    'I am Ada Byron',
    'I met Jane Doe there',
    'Robin lives at Elm Street 12',
    'she works as a nurse at initrode',
    'Kasimir was nicer',
    'her telegram is t.me/jane_doe',
    'see linkedin.com/in/jane-doe there',
    'sie arbeitet im Klinikum Globex',
    'elle est à la Clinique Globex',
    'call 0151•234•567',
    'his number plate is lr68 doe',
  ])('contains nothing that identifies a person: %s', (typed) => {
    expect(pseudonyms.conceal(typed)).toContain('[private]');
    expect(pseudonyms.conceal(typed)).not.toMatch(
      /jane\.doe|jane-doe|lr68|151|baker|goethe|social\.example|jane_doe|globex|initech|initrode|byron|doe there|elm|kasimir|\b12\b/i,
    );
  });

  it('keeps text that identifies no one', () => {
    const typed =
      'Is Emotional Connection enough? Should I text first on Friday, or wait? We dated 3 times in January.';
    expect(pseudonyms.conceal(typed)).toBe(typed);
  });
});

describe('the answer that comes back', () => {
  it('has the names restored, each with its match', () => {
    expect(pseudonyms.reveal('See Match-3 and match-1.')).toEqual([
      { text: 'See ', matchId: null },
      { text: 'María José', matchId: 'm' },
      { text: ' and ', matchId: null },
      { text: 'Robin', matchId: 'r' },
      { text: '.', matchId: null },
    ]);
  });

  it('leaves a number that belongs to no match', () => {
    const text = 'Match-9, a rematch 1 of 3 and a good match 2 weeks ago';
    expect(revealed(text)).toBe(text);
  });
});
