import { readCases } from '../../backend/src/alex/coach/cases/case-library';
import type { DaterName } from '../coach-answers/daters';
import { answersTo, lastAnswer } from './support/coach-conversation';

describe('what happens in a story', () => {
  it.each<[DaterName, string, RegExp]>([
    [
      'theo',
      'robin asked me to come along to her cousins wedding',
      /yes to a part of it|treat it as a party/,
    ],
    ['mina', 'jonas never lets me choose the music in the car', /keeps happening/],
    ['ruth', 'Samuel took my hand while we were crossing the bridge.', /big moment in a small gesture/],
    ['mina', 'Jonas loves big parties and I hate them', /two lives to fit together/],
    ['theo', "robin's brother ignores me at every dinner", /win that by trying harder/],
    ['ruth', 'Peter said he needs a few days to think about it.', /isn't a no and isn't a yes/],
    ['ruth', 'I would have preferred a quiet walk.', /thanks come first/],
    ['theo', 'i dont want to lead robin on', /where you are now/],
  ])('is answered as what it is: %s: %s', async (dater, message, expected) =>
    expect(await lastAnswer(dater, message)).toMatch(expected),
  );

  it.each<[DaterName, string, RegExp]>([
    ['mina', 'jonas keeps planning MY weekends lol', /^Jonas keeps planning your weekends\./],
    ['ruth', 'Samuel forgot that I was away, tbh.', /^Samuel forgot that you were away\./],
  ])('is said back in the words of the one who told it: %s: %s', async (dater, message, expected) =>
    expect(await lastAnswer(dater, message)).toMatch(expected),
  );

  it('is answered so in the middle of it', async () =>
    expect(
      await lastAnswer(
        'mina',
        'jonas asked me to bake for his birthday',
        'now he writes nothing since the weekend',
      ),
    ).toMatch(/one light line/));

  it('is not said back in another language or where it speaks to Alex', async () => {
    expect(await lastAnswer('mina', 'Jonas hat meine Hand genommen und gelacht')).not.toMatch(/^Jonas hat/);
    expect(await lastAnswer('mina', 'jonas always says the same as you')).not.toMatch(/^Jonas always/);
  });

  it('stays for the short questions after it', async () => {
    const [, words, lighter, next] = await answersTo(
      'mina',
      'jonas always orders for both of us',
      'how do i put that nicely',
      'a bit lighter',
      'ok and now what',
    );
    expect(words).toMatch(/you always order for both of us/);
    expect(lighter).toMatch(/you always order for both of us.*mirror/s);
    expect(next).toMatch(/next occasion/i);
  });

  it('puts what the user would like into the message', async () =>
    expect(
      await lastAnswer(
        'theo',
        'robin invited me to stay the whole weekend at her parents house',
        'could i come only for the brunch',
        'write that please',
      ),
    ).toMatch(/I'd love to come only for the brunch/));

  it('brings in the note that has to do with it, once', async () => {
    const [first, second] = await answersTo(
      'walter',
      'Ingrid took my arm on the pier.',
      'She held my hand on the pier again.',
    );
    expect(first).toMatch(/November 15 you noted: “The pier\. She took my hand\.”/);
    expect(second).not.toMatch(/you noted/);
  });

  it('quotes a note about each of two people who are liked', async () =>
    expect(await lastAnswer('juno', 'i think im into nico and also into dee')).toMatch(
      /Danced till 3.*Talked the whole way home/s,
    ));

  it('names the standard it is about, with its rating', async () =>
    expect(await lastAnswer('ruth', 'Peter keeps interrupting me.')).toMatch(
      /Communication Quality, where you rated Peter 7 of 10 over 3 dates/,
    ));

  it.each<[DaterName, string]>([
    ['mina', 'now i feel like a right cow'],
    ['theo', 'not gonna lie, i work in a kitchen and we basicaly run on beer'],
    [
      'ruth',
      'Samuel took me to dinner on Wednesday and it was lovely, with candles and everything, and then he paid.',
    ],
    ['walter', "I'm not asking. I'm just saying it out loud"],
  ])('is not said back like a recording: %s: %s', async (dater, message) => {
    const [first = ''] = (await lastAnswer(dater, message)).split(/(?<=[.!?]) /);
    const words = new Set(first.toLowerCase().match(/[a-z']+/g));
    expect((message.toLowerCase().match(/[a-z']{4,}/g) ?? []).every((word) => words.has(word))).toBe(false);
    expect(first).not.toMatch(/cow|basicaly|Wednesday|out loud/);
  });
});

describe('a word in the middle of a story', () => {
  it.each<[DaterName, string[], RegExp]>([
    ['mina', ['jonas always orders for both of us', 'we did not fight'], /After a fight/],
    ['theo', ['robin never asks me anything', 'she could just be shy'], /\d%/],
    ['walter', ['Ingrid took my arm.', 'Was it silly that I blushed?'], /not sure/],
    ['theo', ['robin never asks me anything', 'AND THEN'], /^Hi Theo/],
  ])('is not taken for another subject: %s: %j', async (dater, messages, taken) =>
    expect(await lastAnswer(dater, ...messages)).not.toMatch(taken),
  );

  it('is no question only because it begins like one', async () =>
    expect(await lastAnswer('mina', 'when i call jonas he lets it ring')).toMatch(/keeps happening/));
});

describe('what is no kindness', () => {
  it.each<[DaterName, string]>([
    ['mina', 'jonas gave me an ultimatum'],
    ['ruth', 'Peter barely helped with the boxes.'],
    ['mina', 'jonas waited for me outside work yesterday'],
    ['ruth', 'Samuel put his hand on my knee and I moved away.'],
    ['theo', 'i just want to disappear'],
  ])('is not praised, and a wish to be gone is no urge to delete something: %s: %s', async (dater, message) =>
    expect(await lastAnswer(dater, message)).not.toMatch(
      /paying attention|big moment|deserves a line back|if you still want it, do it|do it\. What would be better/,
    ),
  );
});

describe('whether something is all right', () => {
  it.each<[string, RegExp]>([
    ['was that childish of me?', /can't judge that from here/],
    ['is it wrong to see two people at once', /while no one has been promised anything/],
    ['what would be the kindest thing to do', /explain to each of them/],
    ['whom should i call first?', /put right yourself/],
    ['could we come just for an hour', /Yes, you can/],
    ['is my sister right?', /from outside/],
  ])('is answered as asked: %s', async (question, expected) =>
    expect(await lastAnswer('mina', 'jonas asked me to move in with him', question)).toMatch(expected),
  );

  it.each([
    ['can i just show up at his place?'],
    ['what if i get pregnant?'],
    ['he wants 2000 euros, should i trust him?'],
    ['should i be worried?'],
    ['we broke up over text'],
    ['and i keep crying'],
  ])('is not said without knowing what it is about: %s', async (message) =>
    expect(await lastAnswer('mina', 'jonas asked me to move in with him', message)).not.toMatch(
      /Yes, you can|You could try that|Believe it this once|wouldn't worry|Face to face if|feels right when you say it/,
    ),
  );
});

describe('a question in a story that is not understood', () => {
  it('gets one question back with two to tap, and what is tapped is about the story', async () => {
    const [, asks, words] = await answersTo(
      'theo',
      'my roommate keeps eating robins cake',
      'which shelf would the moon choose?',
      'What do I say?',
    );
    expect(asks).toMatch(/What would you do\?\nWhat do I say\?/);
    expect(words).toMatch(/Something like this|What you noticed/);
  });
});

describe('the frames', () => {
  it('have names of their own, answers and no figures', () => {
    const frames = readCases('backend/data/coach-frames');
    expect(new Set(frames.map(({ name }) => name)).size).toBe(frames.length);
    for (const { name, answers, parts } of frames) {
      expect([name, answers.length >= 2]).toEqual([name, true]);
      expect([name, ...answers, ...Object.values(parts)].join(' ')).not.toMatch(/\d/);
    }
  });
});
