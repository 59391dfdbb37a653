import type { DaterName } from '../coach-answers/daters';
import { answersTo, lastAnswer } from './support/coach-conversation';

const STOCK =
  /I can only go by what you've recorded|Thank you for telling me|it takes courage to let someone/;

describe('a short question', () => {
  it.each<[DaterName, string[], RegExp]>([
    ['mina', ['dev asked me when he can meet my parents', 'isnt that too soon'], /before they pick a day/],
    [
      'ruth',
      ['Samuel wants no children and I do.', 'And if he needs more time?'],
      /part while you still like each other/,
    ],
    [
      'mina',
      ['we never talked about being exclusive, jonas and me', 'how would i put it'],
      /How do you see it\?|I'd like it to be just us/,
    ],
    ['theo', ['robin stood me up yesterday', 'what now'], /Tonight/],
    [
      'noor',
      ['sam cried in front of me last night', 'i just held his hand', 'was that enough?'],
      /you did what you could do in that moment/,
    ],
    [
      'lena',
      ['I have to end it with Paul', 'Message or in person? He wanted to come by tomorrow'],
      /Face to face if it could hurt/,
    ],
    ['ruth', ['Can one finish with a man over a calculator?'], /say it\. Small and early/],
  ])('is about what the conversation is about: %s: %j', async (dater, messages, expected) =>
    expect(await lastAnswer(dater, ...messages)).toMatch(expected),
  );

  it('of its own is answered as one, in the middle of a conversation', async () =>
    expect(await lastAnswer('mina', 'sofia cancelled again', 'how do I export my data')).toContain(
      'Download your data',
    ));
});

describe('what is said to an answer', () => {
  it.each<[DaterName, string[], RegExp]>([
    [
      'mina',
      ['why is sofia at that percentage', 'i dont believe that number, it is unfair'],
      /your own ratings/,
    ],
    ['mina', ['write jonas a text for friday, ask him to the fair', 'love it'], /send it as it is/],
    ['theo', ['tell me a joke', 'hahaha'], /laugh about it/],
    ['ruth', ['How is it going with Samuel?', 'never mind'], /we leave it/],
  ])('is taken as that: %s: %j', async (dater, messages, expected) =>
    expect(await lastAnswer(dater, ...messages)).toMatch(expected),
  );
});

describe('what is told', () => {
  it.each<[DaterName, string, RegExp]>([
    ['mina', 'i got the promotion!!', /^Congratulations|congratulations|You got it/i],
    ['theo', "robin wrote back, her dad's in the hospital", /I'm sorry/],
    ['ruth', 'Samuel may move to Canada next year.', /a real difference/],
    ['mina', 'i felt like a total idiot in there', /You're not/],
  ])('is heard without figures: %s: %s', async (dater, message, expected) => {
    const answer = await lastAnswer(dater, message);
    expect(answer).toMatch(expected);
    expect(answer).not.toMatch(/\d%/);
  });

  it('gets no stock line, and none twice', async () => {
    const answers = await answersTo(
      'ruth',
      'Peter said he sees no need for labels.',
      'We have been out three times.',
      'I had hoped for more.',
      'He was very charming about it.',
    );
    for (const answer of answers) expect(answer).not.toMatch(STOCK);
    expect(new Set(answers).size).toBe(answers.length);
  });
});

describe('what is told with a no in it', () => {
  it('is no news of a couple', async () =>
    expect(await lastAnswer('mina', "jonas and i aren't official and we're not a couple")).not.toMatch(
      /Congratulations/,
    ));
});

describe('a message that is not understood', () => {
  it('gets two questions to tap, about the one who is named', async () => {
    const answer = await lastAnswer('ruth', 'Which shoe size does Samuel buy on Mondays?');
    expect(answer).toMatch(/^I'm not sure what you'd like to know about Samuel/);
    expect(answer).not.toMatch(STOCK);
  });
});

it('a meeting by accident is not heard as an accident', async () => {
  expect(await lastAnswer('theo', 'robin met my sister by accident in the supermarket')).not.toMatch(
    /sorry|serious/,
  );
  expect(await lastAnswer('theo', 'robin had an accident yesterday')).toMatch(/I'm sorry, that's serious/);
});
