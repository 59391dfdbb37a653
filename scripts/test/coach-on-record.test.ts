import { lastAnswer } from './support/coach-conversation';

it('answers a question about someone that it does not understand with what is on record', async () => {
  const answer = await lastAnswer(
    'denise',
    'gary got the calculator out at dinner on wednesday',
    "was he always like that or only this time? you've got my numbers somewhere",
  );
  expect(answer).toContain(
    "I'm not sure what you'd like to know about Gary, so here's what could answer it.",
  );
  expect(answer).toContain('• Generosity: 6, 6 and 3 of 10, date by date.');
  expect(answer).toContain('• Latest date: Wednesday, November 18 (2 days ago).');
  expect(answer).toContain('“Candles. Then the calculator.”');
});

it('says of someone below a must-have that first, and never the percentage', async () => {
  const answer = await lastAnswer(
    'denise',
    'third evening with gary. then the bill came and out popped the calculator. to the penny. been in a mood for two days',
    "was he always like that or only this time? you've got my numbers somewhere",
    'sorry i meant the generous bit, not the whole evening',
    'and phil? was he any better with money, i honestly cant remember',
  );
  expect(answer).toContain('• Phil is below your must-have Respect');
  expect(answer).not.toMatch(/Phil is at \d/);
  expect(answer).toContain('• Phil is archived.');
});

describe('who is here', () => {
  it.each(['who have i got in here rn', 'who am i dating at the moment?', 'list my matches'])(
    'is told by name: “%s”',
    async (question) => {
      const answer = await lastAnswer('rory', question);
      expect(answer).toContain('You have Mateo (85%), Wes (68%) and Luca (62%).');
      expect(answer).toContain('Archived: Jonah.');
    },
  );

  it('tells someone archived from someone deleted', async () => {
    const answer = await lastAnswer('rory', 'wait is jonah still in there lmao. thought i binned him');
    expect(answer).toMatch(/^Yes, Jonah is archived/);
    expect(answer).toContain('“rude to the waiter. im the waiter sometimes”');
  });
});

it('finds a planned date before it tells of none', async () => {
  const coffee = 'when was the coffee with dev again, saturday or sunday?';
  const planned = /^Your next date with Dev is on Saturday, November 28 .* at 4:00 PM: Café Luna\./;
  expect(await lastAnswer('mina', coffee)).toMatch(planned);
  expect(await lastAnswer('mina', coffee, 'and where did we say')).toMatch(planned);
  expect(await lastAnswer('mina', 'when was the dinner with sofia?')).toMatch(
    /^By your records, you last saw Sofia/,
  );
});

it('tells how to change what was written about a date', async () => {
  const answer = await lastAnswer(
    'mina',
    'how can i change what i wrote about a date? there is a typo in one',
  );
  expect(answer).toMatch(/^Open “Details” on their card, scroll to the date and edit it/);
});

it('says that it is no person', async () => {
  expect(await lastAnswer('mina', 'thank you!! are you a real person actually?')).toMatch(
    /^No, I'm a program/,
  );
});
