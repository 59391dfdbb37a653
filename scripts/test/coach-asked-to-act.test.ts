import { answersTo, lastAnswer } from './support/coach-conversation';

const BY_HAND = "I can't change your records from here";

describe('what Alex is asked to do with the records', () => {
  it.each([
    [
      ['hi', 'a neighbor fixed me up with a leonard, coffee on tuesday. can you put him in for me'],
      'Add New Match',
    ],
    [
      ['what did jonas get for humor', 'only that?? we laughed so much. make it a 7'],
      'Open “Details” on Jonas',
    ],
    [['how is it going with jonas', 'note that down for me please'], 'Worth remembering'],
    [
      ['when do i see dev next', 'can you move the coffee with him to 17h'],
      'under “Coming up” on the Overview',
    ],
  ])('is said to be theirs to do, and where: %s', async (questions, where) => {
    const answer = await lastAnswer('mina', ...questions);
    expect(answer).toContain(BY_HAND);
    expect(answer).toContain(where);
  });

  it.each([
    ['mina', ['write sofia that i look forward to sunday', 'make it shorter please']],
    ['mina', ['can you put that in words for me']],
    ['rory', ['what should i put in the card for mateo']],
    ['rory', ['can i move in with someone after two months']],
  ] as const)('is not what is asked here: %s, %s', async (dater, questions) => {
    expect(await lastAnswer(dater, ...questions)).not.toContain(BY_HAND);
  });
});

describe('words that are to be the last ones', () => {
  it.each([
    'ok can u write me smth to send him. kind but like final. no lets be mates bc i dont mean it',
    'gonna say no. write it for me, funny but not mean',
    'write him a short goodbye',
    'write a text to luca saying i do not want to meet again',
  ])('end it, whatever the conversation was in: %s', async (request) => {
    const answer = await lastAnswer('rory', 'luca popped up again after 2 months, "hey stranger"', request);
    expect(answer).toMatch(
      /connection I'm looking for|see it going further|each other's person|don't want to meet again\. I'd rather/,
    );
  });

  it.each(['bit long tbh', 'less civil', 'less soppy', 'how would a normal woman put it'])(
    'change on request: %s',
    async (request) => {
      const [, before, after] = await answersTo(
        'rory',
        'luca popped up again after 2 months',
        'gonna say no. write it for me',
        request,
      );
      expect(after).not.toBe(before);
      expect(after).toMatch(
        /connection I'm looking for|going further|each other's person|not a match for me/,
      );
    },
  );
});

describe('what is asked in the middle of a conversation', () => {
  it('gets questions for a date, where these are asked for', async () => {
    const answer = await lastAnswer('mina', 'hi alex', 'What should I ask Jonas on our next date?');
    expect(answer).toContain('For a date with Jonas, these would show what matters to you:');
  });

  it('is decided with what was told in mind, not by the figures alone', async () => {
    const answer = await lastAnswer(
      'mina',
      'hi alex',
      'I can not trust a word of what Sofia says lately. Should I keep seeing her?',
    );
    expect(answer).toContain('What you tell belongs to Trust and Reliability.');
  });

  it('says that the order is open while it is', async () => {
    expect(await lastAnswer('gabe', 'hi')).toContain('the highest so far, though the order is still open');
  });
});

describe('what only sounds like it', () => {
  it.each([
    ['mina', ['jonas is on my mind', 'Why did he change his mind about the flat?'], /percentage is/],
    ['mina', ['jonas is on my mind', 'Do I make the first move with Jonas?'], /Chemistry and enjoyment:/],
    ['mina', ['hi', 'Jonas is the best, we laughed all night'], /is highest on/],
    ['mina', ['hi', 'write Jonas a text, no emojis'], /say no to another date/],
    [
      'mina',
      ['hi', 'write him something sweet for jonas and end it with a question'],
      /say no to another date/,
    ],
    [
      'mina',
      ['hi', 'He asked can we move our dinner to Friday, what do I say?'],
      /can't change your records/,
    ],
    ['mina', ['when did I last see Jonas?', 'he says lets make it 8 then'], /can't change your records/],
    ['mina', ['jonas makes me laugh all the time. should I keep seeing him?'], /What you tell belongs to/],
    [
      'mina',
      ['how is it going with jonas', 'Is he the right fit for me?'],
      /^Jonas is at 77%, likely 66–83%, after 4 dates\.$/m,
    ],
  ] as const)('is answered as what it is: %s, %s', async (dater, questions, taken) => {
    expect(await lastAnswer(dater, ...questions)).not.toMatch(taken);
  });

  it('gets plainer, not warmer, where less of it is wished for', async () => {
    const answer = await lastAnswer('rory', 'gonna say no to luca. write it for me', 'less sweet');
    expect(answer).not.toContain('Warmer');
  });
});
