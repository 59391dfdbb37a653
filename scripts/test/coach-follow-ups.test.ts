import { answersTo, lastAnswer } from './support/coach-conversation';

describe('a message to send', () => {
  const VEGAN = ['sofia is vegan and i am a butcher', 'how do i say it'];

  it.each<[string, RegExp, RegExp | null]>([
    ['shorter', /What would make it easier\?/, /how it is for you/],
    ['can you make that warmer', /I mean this kindly\. What would make it easier\?/, null],
    ['more direct please', /I mean it/, null],
    ['a little funnier', /charming again right after/, null],
    ['say that i loved the tacos', /I loved the tacos/, null],
  ])('is changed as wished for and keeps what it is for: %s', async (wish, kept, gone) => {
    const answer = await lastAnswer('mina', ...VEGAN, wish);
    expect(answer).toMatch(kept);
    if (gone) expect(answer).not.toMatch(gone);
  });

  it('loses a word the user does not want, and says so where it was not in it', async () => {
    const asked = ['Oleg asked me to lend him 200 euros', 'how do i say no to that'];
    expect(await lastAnswer('ines', ...asked, 'without the rule')).not.toMatch(/rule of mine/);
    expect(await lastAnswer('ines', ...asked, 'leave out the dentist')).toMatch(/“dentist” isn't in it/);
  });

  it.each(['in spanish please', 'can you write that in french', 'translate it for me'])(
    'is not written in a language the coach cannot write: %s',
    async (wish) => expect(await lastAnswer('mina', ...VEGAN, wish)).toMatch(/only write in English/),
  );

  it('that was offered is written when the user says yes, and left when they say no', async () => {
    const offered = 'i cant take how fast this is going, i need more space from jonas';
    expect(await lastAnswer('mina', offered, 'yes please')).toMatch(/Something like this/);
    expect(await lastAnswer('mina', offered, 'no thanks')).toMatch(/leave it as it is/);
  });

  it('that was offered is written although something else was told before the yes', async () => {
    const offered = 'i cant take how fast this is going, i need more space from jonas';
    const [, between = '', answer] = await answersTo('mina', offered, 'true', 'yes, please');
    expect(between).not.toMatch(/\?(?:\n|$)/);
    expect(answer).toMatch(/Something like this/);
  });

  it('is for the one talked of, not for someone a count has named since', async () => {
    const answer = await lastAnswer(
      'mina',
      'sofia asked if i want to come to her sisters graduation',
      'how many dates have i had',
      'write her that i would love to',
    );
    expect(answer).toMatch(/Hi Sofia/);
  });

  it('is about the earlier subject that the request names', async () => {
    const answer = await lastAnswer(
      'mina',
      'jonas wants to go on vacation with me for two weeks',
      'also i get bored of people so fast',
      'give me a counteroffer i can send',
    );
    expect(answer).toMatch(/long weekend/);
  });
});

describe('what someone answered', () => {
  it.each<[string, RegExp]>([
    ['he wrote back "k"', /cool answer/],
    ['she said fine whatever', /cool answer|shrugs/],
    ['all i got was maybe some other time', /neither a yes nor a no/],
    ["she replied that she's not interested", /clear answer/],
    ['he said calm down it was nothing', /turns it back on you/],
    ['jonas texted sorry, swamped at work', /apology is a start/],
  ])('is taken by its words: %s', async (report, expected) =>
    expect(await lastAnswer('mina', 'jonas never texts first', 'i wrote him that i like it', report)).toMatch(
      expected,
    ),
  );
});

describe('what is added to a subject', () => {
  it.each<[string, RegExp]>([
    ["that's not the point though", /off the table|leave that out/],
    ['i already told him twice', /that's done/],
    ['i could never say that to his face', /small enough for today/],
    ["i don't want to do that again", /clear no to that/],
    ['i think i will just call him', /sounds like a decision/],
    ['maybe i am', /say your own part first/],
  ])('is heard as what it is: %s', async (added, expected) =>
    expect(await lastAnswer('mina', 'jonas is always on his phone at dinner', added)).toMatch(expected),
  );

  it('gets something to do, and nothing twice', async () => {
    const answers = await answersTo(
      'ruth',
      'Peter cancelled again this morning.',
      'It was about his car.',
      'The tram runs every ten minutes.',
      'He knows that.',
    );
    expect(new Set(answers).size).toBe(answers.length);
    for (const answer of answers) expect(answer).not.toMatch(/Which part of it stays with you/);
  });
});

describe('a question of its own in a conversation', () => {
  it.each<[string, RegExp]>([
    ['so who is funnier by my ratings', /ratings of Humor, Sofia is highest/],
    ['and who is more reliable', /ratings of Trust and Reliability, Jonas is highest/],
    ['which one texts better according to me', /none of your standards is about that/],
    ['does sofia have to know', /doesn't need the whole story/],
  ])('is answered, from the records where they know: %s', async (question, expected) =>
    expect(await lastAnswer('mina', 'my parents want to meet sofia already', question)).toMatch(expected),
  );

  it.each<[string, RegExp]>([
    ['my gut says jonas', /gut and your ratings agree/],
    ['my heart or the numbers? sofia feels right', /Here they differ|gut and your ratings|Use both/],
    ['my instinct tells me sofia', /Here they differ/],
  ])('compares the gut with what was rated: %s', async (said, expected) =>
    expect(await lastAnswer('mina', said)).toMatch(expected),
  );

  it('says where something counts that the percentage leaves out', async () => {
    const answers = await answersTo('noor', 'why is sam so high if he never writes', 'shouldn’t that count');
    expect(answers[0]).toMatch(/Communication Quality: 4\.7 of 10/);
    expect(answers[1]).toMatch(/the place for it is Communication Quality/);
  });

  it('finds the last date of anyone where no one is named', async () =>
    expect(await lastAnswer('mina', 'tell me what my last date was like')).toMatch(
      /Sofia: Saturday, November 14/,
    ));
});

describe('whether to do something', () => {
  it.each<[string, RegExp]>([
    ['should i tell him that it bugs me', /one question at a calm moment|^Say it, early/],
    ['should i wait a bit', /choose a day/],
    ['should i call or text him', /two lines/],
    ['call him or leave it?', /Of the two/],
    ['should i forgive that', /In small steps/],
  ])('is answered as asked: %s', async (question, expected) =>
    expect(await lastAnswer('mina', 'jonas sends endless voice notes', question)).toMatch(expected),
  );
});

describe('a story whose subject alone is recognized', () => {
  it.each<[string, RegExp]>([
    ['my aunt found out that i date someone', /what they may know/],
    ['he told me about his adhd yesterday', /sign of trust/],
    ['we matched two months ago and all he does is chat', /one day, one place/],
    ['her puppy ate my shoes', /animal was there first/],
  ])('gets advice on it: %s', async (story, expected) =>
    expect(await lastAnswer('theo', story)).toMatch(expected),
  );
});
