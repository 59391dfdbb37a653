import { mirrored } from '../../backend/src/alex/coach/dialogue/mirror/mirrored';
import { factsOf } from '../coach-answers/transcript';
import { daterOf, type DaterName } from '../coach-answers/daters';
import { answersTo } from './support/coach-conversation';

const saidBack = (dater: DaterName, message: string): string | null =>
  mirrored(message, factsOf(daterOf(dater)).matches);

describe('what someone tells, in the second person', () => {
  it.each<[DaterName, string, string]>([
    [
      'gabe',
      'Chris left a coat in my hall and I have been looking at it for a week',
      'Chris left a coat in your hall and you have been looking at it for a week',
    ],
    [
      'mina',
      'Sofia just moved our lunch to "maybe Monday". I had already baked.',
      'Sofia just moved your lunch to “maybe Monday”, and you had already baked',
    ],
    [
      'ruth',
      'I am afraid I said yes before I had thought.',
      'you are afraid you said yes before you had thought',
    ],
    [
      'noor',
      'My aunt found out about Sam because my cousin saw us at the pool. Now she keeps asking and I honestly had no answer for her.',
      'your aunt found out about Sam because your cousin saw you at the pool. Now she keeps asking and you honestly had no answer for her',
    ],
    [
      'juno',
      'dee fixed my bike and my brain went offline',
      'Dee fixed your bike and your brain went offline',
    ],
    ['rory', 'had a date with wes last night, it was meh', 'you had a date with Wes last night, it was meh'],
    [
      'denise',
      'The trouble is I was rather enjoying being cross.',
      'the trouble is you were rather enjoying being cross',
    ],
    [
      'ruth',
      'She may have misheard, she is a little deaf. But I have not been able to put it down.',
      'she may have misheard, she is a little deaf, but you have not been able to put it down',
    ],
  ])('%s: %s', (dater, message, expected) => expect(saidBack(dater, message)).toBe(expected));

  it.each<[DaterName, string, string]>([
    ['mina', 'Do you think Sofia forgot about my birthday?', 'a question'],
    ['mina', 'Write me something nice for Sofia please', 'a request'],
    ['mina', 'You told me that Sofia was ahead of the others', 'what is said to Alex'],
    ['mina', 'Meh.', 'too little'],
    ['lena', 'Jan hat mir heute geschrieben, dass er mich vermisst', 'another language'],
    ['mina', 'Sofia was 20 minutes late to our lunch', 'a figure'],
    ['tessa', 'Colin booked a table for my birthday, guess where', 'a riddle'],
    ['martin', 'I should like to know what speaks for Annette', 'a wish to know'],
    ['mina', 'now i feel like a total idiot again', 'what someone calls themselves'],
  ])('is nothing for %s: %s (%s)', (dater, message) => expect(saidBack(dater, message)).toBeNull());
});

describe('a story that no answer fits surely', () => {
  it('is said back, with something to say to such stories', async () => {
    const [answer] = await answersTo(
      'ruth',
      'Peter told my sister on Sunday that he had never been abroad in his life. He told me he spent six years in Lisbon.',
    );
    expect(answer).toMatch(
      /^So Peter told your sister on Sunday that he had never been abroad in his life\. He told you he spent six years in Lisbon\./,
    );
    expect(answer).toMatch(/\?\s/);
  });

  it('goes on without the same words twice', async () => {
    const [first = '', second = ''] = await answersTo(
      'noor',
      'My aunt found out about Sam because my cousin saw us at the pool by the river.',
      'Now my aunt wants to see a photo of him and I only have the one from the boat.',
    );
    expect(first).toMatch(/^So your aunt/);
    expect(second).toMatch(/^All right: /);
    expect(second.split('. ').at(1)).not.toBe(first.split('. ').at(1));
  });

  it('brings in the note that has to do with it', async () => {
    const [answer] = await answersTo(
      'gabe',
      'Mateo has suggested the climbing place again, and I have arms like a lobster and would love to sit.',
    );
    expect(answer).toContain('you noted: “Climbing, then tacos.”');
  });

  it('is not said back about someone with whom nothing is suggested, nor in place of what is sure', async () => {
    const [sure] = await answersTo('theo', 'robin stood me up again');
    expect(sure).not.toMatch(/^So /);
  });

  it('stays the subject when something unclear is asked next', async () => {
    const [, asks] = await answersTo(
      'theo',
      'my flatmate keeps eating the cake that robin baked',
      'which shelf would the moon choose?',
    );
    expect(asks).not.toMatch(/%/);
  });
});

describe('a question that is not understood, after something told', () => {
  it('gets what was told and two readings to tap, not all that is on record', async () => {
    const [answer] = await answersTo(
      'theo',
      "Nice. Also Alex K asked if I'm free wednesday and I kind of want to go. That's fine, right? Only one date in with Robin",
    );
    expect(answer).toMatch(/^So Alex asked if you're free Wednesday and you kind of want to go\./);
    expect(answer).toMatch(/Is it one of these\?\n.+\n.+/);
    expect(answer).not.toMatch(/On record/);
  });
});

describe('words to say no to one invitation', () => {
  it.each<[DaterName, string]>([
    ['walter', "Could you help me decline Margaret's invitation kindly, in a short note?"],
    ['theo', 'write robin a no to her invitation for saturday'],
    ['theo', 'how do i say no to drinks on friday without saying no to him'],
    [
      'walter',
      'Margaret asked me to see her slides tomorrow. I would rather rake leaves. Help me decline kindly',
    ],
  ])('neither end things nor invite: %s: %s', async (dater, message) => {
    const [answer] = await answersTo(dater, message);
    expect(answer).toMatch(/^Three ways to say no to this one:/);
    expect(answer).not.toMatch(/going further|not a match|love to see you again/);
  });

  it('name the day', async () =>
    expect((await answersTo('theo', 'help me turn down robins invite for saturday politely'))[0]).toContain(
      "I can't join you on Saturday",
    ));

  it.each<[DaterName, string]>([
    ['theo', 'write robin a text that i do not want another date'],
    ['mina', 'how do i say no when he keeps pushing for sex tonight'],
  ])('are none for good, and none where someone pushes: %s: %s', async (dater, message) =>
    expect((await answersTo(dater, message))[0]).not.toMatch(/no to this one/),
  );

  it('are written from a no that was told before', async () =>
    expect(
      (
        await answersTo(
          'walter',
          'Margaret has offered me a place on a coach trip.',
          'I have slept on it and shall decline.',
          'Could you put that into a few kind words?',
        )
      )[2],
    ).toMatch(/^Three ways to say no to this one:/));
});

describe('what to ask someone', () => {
  it.each<[DaterName, string, RegExp]>([
    ['noor', 'Give me one question that gets him talking about the future', /next two years/],
    [
      'theo',
      "What could I ask Robin about the book when we meet that doesn't sound like an exam?",
      /Which bit stayed/,
    ],
    [
      'walter',
      'What might I ask the son, so that it is not all weather and football?',
      /grow up in this family/,
    ],
    [
      'noor',
      "Give me two things to ask the sister that don't sound like a job interview",
      /grow up in this family/,
    ],
  ])('is about what the message says: %s: %s', async (dater, message, expected) =>
    expect((await answersTo(dater, message))[0]).toMatch(expected),
  );
});

it('a question of whether something is weird gets a plain answer', async () =>
  expect(
    (
      await answersTo(
        'theo',
        "So Robin lent me a book and I've read the whole thing in four days like a maniac.",
        'Is it weird to admit that already?',
      )
    )[1],
  ).toMatch(/^Not to me/));

describe('questions in other words', () => {
  it.each<[DaterName, string, RegExp]>([
    ['mina', 'And when exactly am I seeing Dev, this weekend or the next?', /Your next date with Dev is on/],
    [
      'juno',
      'nico just asked me out tmrw nite, same time as this film thing w dee. tell me which one',
      /The choice is yours/,
    ],
    [
      'lena',
      'Please write an answer to Jan for me, that I would love to hear the band but I take the late train home.',
      /I would love to hear the band\. I take the late train/,
    ],
    ['denise', 'His wife died four years ago.', /^(?!Oh, that's sad news)/],
  ])('are answered as asked: %s: %s', async (dater, message, expected) =>
    expect((await answersTo(dater, message))[0]).toMatch(expected),
  );
});
