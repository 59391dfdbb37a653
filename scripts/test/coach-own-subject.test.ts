import { conversation } from '../coach-answers/transcript';

const TEXTING = 'Sam just texted me good night. Do I answer right away or wait?';
const PAYING = 'Should I pay on the first date or split it?';

/** What Alex answers to `question` after `before`, and to it alone, without the closing lines from the records. */
async function answers(before: string, question: string): Promise<{ after: string; alone: string }> {
  const asked = (number: number, ...questions: string[]) =>
    questions.map((one) => ({ dater: 'noor' as const, question: one, conversation: number }));
  const [, after, alone] = await conversation([...asked(0, before, question), ...asked(1, question)]);
  const opening = (answer = '') =>
    answer.split('. ').slice(0, 2).join('. ').replace('Sam', 'the other person');
  return { after: opening(after?.answer), alone: opening(alone?.answer) };
}

describe('a question with a subject of its own, in the middle of a conversation', () => {
  it.each([
    [TEXTING, 'Can I date both of them at the same time?'],
    [TEXTING, 'When should I tell Sam about Elias?'],
    [TEXTING, 'Is it weird to bring flowers on a third date?'],
    [PAYING, "How do I tell someone I don't want kids?"],
    [PAYING, 'Would you kiss on the first date?'],
    [PAYING, 'Can I ask him about his salary?'],
    [PAYING, "Is it okay to cancel a date because I'm tired?"],
    [PAYING, 'Should I follow him on Instagram?'],
    [PAYING, 'Is it normal not to text for two days?'],
    [PAYING, 'What do I do when I get nervous before a date?'],
    [PAYING, 'Can I export all my data in Excel?'],
  ])('after “%s”, “%s” is answered as if it were the first', async (before, question) => {
    const { after, alone } = await answers(before, question);
    expect(after).toBe(alone);
  });

  it.each([
    ['What if he says no?', /^Then/],
    ['Should I do that?', /./],
    ['And how do I say it to him?', /^Something like this:/],
  ])('a short one such as “%s” goes on about what was said', async (question, opening) => {
    const { after, alone } = await answers(PAYING, question);
    expect(after).not.toBe(alone);
    expect(after).toMatch(opening);
  });
});

it.each([
  TEXTING,
  'Elias texted good morning, do I reply immediately?',
  'Should I answer him right away or wait?',
])('tells when to write back, not when to rate: “%s”', async (question) => {
  const [exchange] = await conversation([{ dater: 'noor', question }]);
  expect(exchange?.answer).toMatch(/^Answer when you'd like to/);
});

it('tells how to leave a kiss unkissed', async () => {
  const question = "What do I do if he tries to kiss me and I don't want to?";
  const [exchange] = await conversation([{ dater: 'noor', question }]);
  expect(exchange?.answer).toMatch(/^Turn your cheek/);
});

it.each([
  'It went further last night. I did not want more than a kiss',
  'Every time he tries to kiss me I say I do not want to and he gets angry and calls me names',
  'He said if I do not want to kiss him I do not love him',
  'My boss tries to kiss me at work, I do not want it, what do I do?',
  'What if he does not want to kiss me anymore?',
  'I told her I want to kiss her and she said she is not ready, how do I take it?',
  'How do I tell my ex to stop contacting me?',
  'My ex husband shows up at work, how do I tell my ex to leave me alone?',
  'Should I reply to him now or block him? He keeps begging for photos',
  'My ex keeps writing from new numbers, do I answer him now?',
  'What should I write him now?',
  'Should I text first?',
  'Sam answered so quickly today, I am happy',
  'I had three dates this week and all of them were awful',
  'How many times should I meet someone before we are exclusive?',
  'Should I say that I have an STD in my profile?',
  'Do I have to answer every message he sends me?',
])('leaves to others what only looks like a question of the moment: “%s”', async (question) => {
  const [exchange] = await conversation([{ dater: 'noor', question }]);
  expect(exchange?.answer).not.toMatch(
    /^(?:Turn your cheek|Two sentences are enough|Answer when you'd like|There's no right number|Not unasked|No\. What you had no chance)/,
  );
});

it.each([
  [
    'Sam cancelled our Saturday plan last minute, what now?',
    'Should I ask him for a new day or wait for him?',
  ],
  ['Elias lied to me about his job', 'Do I confront him or wait until he tells me?'],
])('stays with someone whom the choice is about: “%s”, “%s”', async (before, question) => {
  const asked = [before, question].map((one) => ({ dater: 'noor' as const, question: one }));
  const [, exchange] = await conversation(asked);
  expect(exchange?.answer).not.toMatch(/^Write first/);
});

it('says "again" of a canceled date only where it was told', async () => {
  const [late, again] = await conversation([
    { dater: 'noor', question: 'Sam cancelled our Saturday plan last minute, what now?' },
    { dater: 'noor', question: 'Sam canceled again, what now?', conversation: 1 },
  ]);
  expect(late?.answer).toMatch(/^That's a letdown/);
  expect(late?.answer).not.toContain('again');
  expect(again?.answer).toMatch(/^Canceled again/);
});

it('names the limit where a must-have is in doubt', async () => {
  const [exchange] = await conversation([
    { dater: 'martin', question: 'Why does it say Claire may be below my must-have?' },
  ]);
  expect(exchange?.answer).toContain(
    "Claire may be below your must-have Honesty (7 of 10 over 1 date, and you ask for 7): that isn't enough to be sure.",
  );
});
