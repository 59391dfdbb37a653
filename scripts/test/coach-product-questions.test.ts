import { conversation } from '../coach-answers/transcript';

/** What the coach answers someone who dates several people, one of them "from climbing". */
async function answerTo(question: string): Promise<string> {
  const [exchange] = await conversation([{ dater: 'mina', question }]);
  return exchange?.answer ?? '';
}

describe('questions about the product', () => {
  it.each([
    ['how do I give trust more stars', 'Edit Standards'],
    ['how do i change the stars', 'Edit Standards'],
    ['where do I see my old dates', 'opens all your dates by month'],
    ['is this free', 'Starting costs nothing'],
    ['do i have to score him straight after or can i do it 2 days later', 'Whenever it suits you'],
    ['does he get notified when I add him', "no one is told that you've added them"],
    ['what did I write about the climbing one', 'Coffee planned'],
  ])('"%s" is answered as itself', async (question, words) => {
    expect(await answerTo(question)).toContain(words);
  });

  it('gives the rating on one standard with the dates it rests on, and says whether it meets the must-have', async () => {
    const questions = [
      "what's Chris's honesty at, and does that clear my minimum?",
      "And Mateo's average on the same?",
    ];
    const exchanges = await conversation(questions.map((question) => ({ dater: 'gabe', question })));
    const [chris, mateo] = exchanges.map(({ answer }) => answer);
    expect(chris).toContain('You rated Chris 7 of 10 on Honesty over 2 dates.');
    expect(chris).toContain("Your limit is 6 of 10, so that's 1 point above it.");
    expect(mateo).toContain('You rated Mateo 8.8 of 10 on Honesty over 4 dates');
    const [some] = await conversation([{ dater: 'lena', question: "What is Paul's good with children at?" }]);
    expect(some?.answer).toContain('over 2 dates');
  });

  it.each([
    [
      ['how do i change the stars', 'And does that alter the old dates as well or only new ones'],
      'Old ones, too',
    ],
    [
      ['jonas is late again', 'also random but can he see what i put about him in here'],
      "can't see any of it",
    ],
    [['jonas fell asleep on the couch', 'ok how do i put last night in'], 'choose “Score Date”'],
  ])('are answered in the middle of a conversation: %s', async (questions, words) => {
    const exchanges = await conversation(questions.map((question) => ({ dater: 'mina' as const, question })));
    expect(exchanges.at(-1)?.answer.toLowerCase()).toContain(words.toLowerCase());
  });

  it('leaves advice about stars to the question for advice', async () => {
    const answer = await answerTo('should I give trust more stars');
    expect(answer).not.toContain('Edit Standards');
  });
});
