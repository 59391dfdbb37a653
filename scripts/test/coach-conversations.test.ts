import type { DaterName } from '../coach-answers/daters';
import { answersTo, lastAnswer } from './support/coach-conversation';

const ideasIn = (answer: string) => [...answer.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name);

describe('a correction', () => {
  it.each<[DaterName, string[], RegExp]>([
    ['mina', ['When did I last see Sofia?', 'no, I meant Jonas'], /Jonas on Saturday, November 7/],
    ['theo', ['what about alex', 'no not you lol alex k'], /Alex K/],
    [
      'ruth',
      [
        'Do you think my standards are too high?',
        "That wasn't very helpful, I was hoping for something about my own list.",
      ],
      /Faith \(4 stars\)/,
    ],
    [
      'theo',
      ['who should i see next, robin or alex k?', 'meh that wasnt really an answer'],
      /Robin.*Alex K/s,
    ],
    [
      'ruth',
      ['Am I being unfair to Samuel?', 'I meant in comparison with Peter.'],
      /Samuel is at 78% and Peter at 59%/,
    ],
    [
      'mina',
      ['why does it say a range and not just one number', 'that didnt really help, can you say it simpler'],
      /^Simply put/,
    ],
    [
      'theo',
      ['write robin a text', "that's not what i asked", 'i mean a reply to the canceling'],
      /second chance/,
    ],
  ])('%s: %j', async (dater, messages, expected) =>
    expect(await lastAnswer(dater, ...messages)).toMatch(expected),
  );
});

describe('a message to send', () => {
  it.each<[DaterName, string, RegExp]>([
    ['theo', 'write a text to robin', /good time with you on Sunday/],
    ['theo', 'write alex k a message', /haven't been out with yet/],
    ['ruth', 'Please write a message to Samuel', /too much time go by/],
    [
      'ruth',
      'Could you write Peter a message asking him to meet and talk about it?',
      /something I'd like to ask you in person/,
    ],
    ['mina', 'help me with words for jonas, he cancelled', /I was looking forward to it/],
  ])('fits when two people last met: %s: %s', async (dater, message, expected) =>
    expect(await lastAnswer(dater, message)).toMatch(expected),
  );

  it('changes with every wish, and stays with the same person', async () => {
    const answers = await answersTo(
      'mina',
      'write jonas a message',
      'less needy',
      'funnier',
      'shorter',
      'warmer',
    );
    expect(new Set(answers).size).toBe(answers.length);
    for (const answer of answers) expect(answer).toContain('Jonas');
  });

  it('claims no evening together with someone who was never met', async () => {
    for (const wish of ['shorter', 'warmer', 'funnier', 'more casual'])
      expect(await lastAnswer('theo', 'write alex k a text', wish)).not.toMatch(
        /again|was fun|had a good time/i,
      );
  });

  it('is no message when someone goes on telling', async () =>
    expect(await lastAnswer('theo', 'write robin a text', 'i like robin more than i want to')).not.toContain(
      '[Thursday]',
    ));
});

describe('date ideas', () => {
  it('name others each time, and honor what is asked', async () => {
    const answers = await answersTo(
      'theo',
      'any date ideas for robin? something outdoors, cheap',
      'its november, something warmer',
      'something else',
      'what else?',
    );
    const named = answers.flatMap(ideasIn);
    expect(named.length).toBeGreaterThanOrEqual(9);
    expect(new Set(named).size).toBe(named.length);
    expect(answers[0]).toContain('cheap and outdoors');
    expect(answers[1]).toContain('cheap and indoors');
  });

  it('leave out what someone does not want', async () => {
    const answer = await lastAnswer(
      'mina',
      'what about dev',
      'an idea for a first date with him, not climbing',
    );
    expect(answer).toContain('Dev');
    expect(answer).not.toMatch(/climb/i);
    expect(ideasIn(answer)).toHaveLength(3);
  });

  it('take a no to being outdoors for a yes to a roof', async () =>
    expect(await lastAnswer('ruth', 'a date idea for Samuel', 'Not outdoors, please.')).toContain('indoors'));
});

describe('a question with yes or no', () => {
  it.each<[DaterName, string, RegExp]>([
    ['ruth', 'Is Peter seeing other women?', /^I can't know that/],
    ['mina', 'does sofia like me?', /^I can't look into anyone's heart/],
    ['mina', 'will jonas want to marry me one day', /^No one can know that/],
    ['ruth', 'Can I believe Peter?', /^I can't know that/],
    ['theo', 'can robin see what i write here?', /^No, Robin/],
    ['theo', 'can i delete a date i added by mistake', /^Yes\./],
    [
      'ruth',
      "I haven't seen Samuel since September. Is it too late to write to him?",
      /^No, it's not too late/,
    ],
    ['mina', 'did i write anything in my notes about jonas making me laugh', /^No, I don't find those words/],
    ['mina', 'did i write in my notes that sofia cancelled', /^Yes, in your notes/],
    [
      'mina',
      'if i made the kids thing not a must have would charlotte be higher than sofia?',
      /^No: Charlotte has 57% and Sofia 74%/,
    ],
    [
      'ruth',
      'Would it be better if I lowered trust to a 6?',
      /^No, it would hardly help: Peter is at 3\.7 of 10/,
    ],
    ['ruth', 'Does Will believe in God?', /^You don't know yet, and neither do I/],
  ])('is answered first: %s: %s', async (dater, message, expected) =>
    expect(await lastAnswer(dater, message)).toMatch(expected),
  );
});

describe('what is told', () => {
  it.each<[DaterName, string, RegExp]>([
    ['mina', 'ugh jonas canceled again', /Canceled again.*Jonas/s],
    [
      'mina',
      'i had such a lovely evening with sofia',
      /^Oh, (?:how nice!.*Sofia|that sounds like one of the good ones)/s,
    ],
    ['mina', 'i feel so stupid for texting him twice', /^You don't need to feel stupid/],
    ['theo', 'cool. had my first date w robin on sunday!! so fun', /how nice!.*Robin/s],
    [
      'mina',
      'had a horrible day at work, dont feel like dating anyone tonight',
      /^(?:I'm sorry today was so rough, Mina|A sad day, then)/,
    ],
    [
      'ruth',
      'I feel rather discouraged tonight. I am 43 and I wonder whether I have left it all too late.',
      /isn't too late|no age at which this stops/,
    ],
    ['mina', 'jonas said i love you', /lovely/],
    ['mina', 'charlotte wants to see me again but i dont really', /kinder/],
    ['theo', 'good night', /^Take care, Theo/],
  ])('is heard as what it is: %s: %s', async (dater, message, expected) =>
    expect(await lastAnswer(dater, message)).toMatch(expected),
  );

  it('is gone on about when the next message does', async () => {
    const answers = await answersTo(
      'theo',
      'robin just cancelled for tomorrow',
      'no new date offered',
      'should i be worried',
    );
    expect(answers[1]).not.toMatch(/not sure/);
    expect(answers[2]).toMatch(/^I (?:wouldn't worry yet|can't know\. Things do come up)/);
  });
});

describe('figures asked for in other words', () => {
  it.each<[DaterName, string[], RegExp]>([
    ['mina', ['who is the funniest'], /Sofia is highest: 9 of 10/],
    ['mina', ['who scores lowest on trust?'], /Sofia is lowest: 5\.5 of 10/],
    [
      'ruth',
      ['Which of my standards is Samuel lowest on?'],
      /^Samuel is lowest on Physical Attraction: 6 of 10/,
    ],
    ['mina', ['how many dates did i have in october'], /^You had 3 scored dates in October/],
    [
      'mina',
      ['how many dates did i have with jonas in september'],
      /^You had 2 scored dates with Jonas in September/,
    ],
    ['mina', ['when did i first meet sofia'], /Saturday, October 3/],
    [
      'ruth',
      ['Which of my standards makes the biggest difference between Samuel and Peter?'],
      /Faith \(Samuel 9 of 10, Peter 3 of 10\)/,
    ],
    ['ruth', ['How did I rate Peter on trust?', "And Samuel's?"], /^You rated Samuel 8 of 10 on Trust/],
    ['mina', ['which date was the best so far', 'and the worst?'], /Marek on Friday, June 5/],
    [
      'ruth',
      ['If I gave faith five stars instead of four, would the order change?'],
      /^No, the order would stay the same/,
    ],
  ])('%s: %j', async (dater, messages, expected) =>
    expect(await lastAnswer(dater, ...messages)).toMatch(expected),
  );
});

/** CPU time of what is done, in ms. */
async function cpuTime(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

const TEXT = 'We met in March, and he wrote to me on the next day already. '.repeat(4_000);

/** 56,000 words found and counted: how fast this machine is at this very moment. */
function countWords(): number {
  const counts = new Map<string, number>();
  for (const [word] of TEXT.matchAll(/\p{L}+/gu)) {
    const key = word.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts.size;
}

describe('an answer', () => {
  it('takes little time in a conversation', async () => {
    const asked = [
      'ugh jonas canceled again',
      'should i be worried',
      'write him a text',
      'funnier',
      'any ideas for a date',
      'cheaper',
    ];
    await answersTo('mina', ...asked);
    expect(countWords()).toBe(14);
    const ratios: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const words = await cpuTime(countWords);
      ratios.push((await cpuTime(() => answersTo('mina', ...asked))) / asked.length / words);
    }
    // Includes the facts and the catalog of ideas.
    expect(Math.min(...ratios)).toBeLessThan(4);
  });
});
