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
    ['What if he says no?', /\bno\b/],
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
    "Claire may be below your must-have Honesty (7 of 10 so far, and you ask for 7): 1 date isn't enough to be sure.",
  );
});
