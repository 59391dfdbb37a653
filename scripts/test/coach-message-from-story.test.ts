import type { DaterName } from '../coach-answers/daters';
import { lastAnswer } from './support/coach-conversation';

describe('words to send whose subject is in the conversation', () => {
  it.each<[DaterName, string[], string]>([
    [
      'gabe',
      ['Hugo and I talked about the future and it got awkward.', 'How do I tell him I need more time?'],
      'Hi Hugo, I need more time.',
    ],
    [
      'marek',
      [
        'Claire says children are not for her. I like her very much but Zosia is first.',
        'How I can say her this?',
      ],
      'Hi Claire, I like you very much but Zosia is first. How do you see it?',
    ],
    [
      'lena',
      ['Viktor wrote he wants to meet again. I don’t.', 'Please write that to him, friendly, no reasons'],
      "Hi Viktor, I don't want to see you again.",
    ],
    [
      'martin',
      [
        'Annette told me about Lisbon. Eighteen months, maybe longer.',
        "I'd want to tell her I'd miss her but she should go if she wants it. Could you put that in words?",
      ],
      "Hi Annette, I'd miss you but you should go if you want it.",
    ],
    [
      'kayla',
      ['dre ditched bowling to go out with his boys ugh', 'can u write smth abt that'],
      "Hi Dre, you ditched bowling to go out with your boys, and it's been on my mind. How do you see it?",
    ],
    [
      'kayla',
      [
        'dre ditched bowling ugh',
        'can u write smth abt that',
        'nah tell him im not mad i just wanna know earlier',
      ],
      "Hi Dre, I'm not mad, I just want to know earlier.",
    ],
    [
      'rory',
      [
        'mateo asked if id meet his sister. bit quick?',
        'what do i even say back',
        'say im up for it but after christmas',
      ],
      "Hi Mateo, I'm up for it but after Christmas.",
    ],
    [
      'noor',
      [
        'sam wants to see me wednesday',
        'how do i tell him i can only do an hour',
        'say its because i start at 6',
      ],
      "It's because I start at 6.",
    ],
  ])('%s: %j', async (dater, questions, words) => {
    expect(await lastAnswer(dater, ...questions)).toContain(words);
  });

  it('asks what they should say where nothing was told', async () => {
    expect(await lastAnswer('noor', 'can you write that?')).toContain('What should it say?');
  });

  it('keeps the greeting and the reason in a shorter one', async () => {
    const changed = await lastAnswer(
      'gabe',
      'Hugo and I talked about the future.',
      'How do I tell him I need more time?',
      'Can you shorten that and leave room for an answer?',
    );
    expect(changed).toContain('Hi Hugo, I need more time. How do you see it?');
  });

  it.each<[DaterName, string]>([
    ['noor', 'how do i tell if he likes me'],
    ['noor', 'tell me what to do'],
    ['noor', 'how can i say no without hurting him'],
    ['noor', 'say, is it normal that he is late'],
    ['noor', 'he should tell me himself'],
    ['noor', 'how do i tell the difference between nerves and doubt'],
  ])('%s: "%s" is advice', async (dater, message) => {
    expect(await lastAnswer(dater, message)).not.toMatch(
      /^(?:Something like this:\n\nHi|What should it say)/,
    );
  });

  it.each<[DaterName, string[], string]>([
    ['noor', ['how do i tell sam i need space without hurting him'], 'Hi Sam, I need space.\n'],
    ['noor', ['how do i tell sam i want to see Elias'], 'Hi Sam, I want to see Elias.'],
    ['noor', ['how do i tell sam i like it when sam cooks'], 'Hi Sam, I like it when you cook.'],
    ['noor', ['Elias knows already. how do i tell sam i need time'], 'Hi Sam, I need time.'],
    [
      'noor',
      ['i feel bad because sam is late', 'can you put that in words'],
      'Hi Sam, I feel bad because you are late.',
    ],
    [
      'noor',
      ["write to sam that i can't make friday", "say i'm sorry. Make it short. I miss him."],
      "Hi Sam, I'm sorry. I miss you.",
    ],
  ])('say only what is for the one who gets them: %s, %j', async (dater, questions, words) => {
    expect(await lastAnswer(dater, ...questions)).toContain(words);
  });

  it('end where the request ends', async () => {
    const answer = await lastAnswer(
      'gabe',
      'Hugo and I talked about the future',
      "How do I tell him I need more time? He is so sweet and I'm scared.",
    );
    expect(answer).toContain('Hi Hugo, I need more time.');
    expect(answer).not.toContain('scared');
  });

  it.each<[DaterName, string[]]>([
    ['noor', ['I like Elias so much. Sam is boring', 'write something to sam']],
    ['noor', ['i want to break up with elias', 'can you write something to sam']],
    ['noor', ['My boss yelled at me. He fired me.', 'can you write that to sam']],
    ['noor', ['sam is nice', "how do i tell him she can't come"]],
    ['noor', ['sam is nice', 'how do i tell him no without hurting him']],
    ['noor', ['i like sam but i need more time', 'can you say that again']],
    ['noor', ['i need sam to be on time', 'can you say that in simpler words']],
    ['noor', ['how do i tell sam i need space', 'say he says no, what then?']],
    ['noor', ['how do i tell sam i have herpes']],
    ['noor', ["how do i tell sam i'm pregnant"]],
    ['noor', ['sam is nice', 'how do i tell him i cheated']],
    ['noor', ['sam is nice', `how do i tell him i ${'really '.repeat(90)}need time`]],
  ])(
    'are not made of what is for someone else, or of a question about how: %s, %j',
    async (dater, questions) =>
      expect(await lastAnswer(dater, ...questions)).not.toMatch(/^Something like this:\n\nHi /),
  );
});
