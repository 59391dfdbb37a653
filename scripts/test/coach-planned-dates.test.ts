import { lastAnswer } from './support/coach-conversation';

const PLAN = 'Your next date with Dev is on Saturday, November 28 (in 8 days) at 4:00 PM: Café Luna.';

describe('dates that are planned', () => {
  it.each([
    'When is my next date?',
    "what's coming up this week",
    'do I have any dates planned?',
    'Have I got anything planned?',
    'when am i seeing Dev',
    'what time is my thing with Dev again',
    'What time do I meet Dev?',
    'When do I see Dev next?',
    'who am I seeing on saturday?',
    'where am I meeting Dev?',
    'What have I planned?',
  ])('are told with day, hour and place: %s', async (question) => {
    expect(await lastAnswer('mina', question)).toContain(PLAN);
  });

  it('are told in the middle of a conversation, too', async () => {
    const answer = await lastAnswer(
      'mina',
      'How do I get less nervous before a first date?',
      'When is my next date again?',
    );
    expect(answer).toContain(PLAN);
  });

  it('are all that a question about the calendar can be answered from', async () => {
    const answer = await lastAnswer('mina', 'Am I free on Saturday?');
    expect(answer).toContain(PLAN);
    expect(answer).toContain('your own calendar stays with you');
  });

  it('are told to be missing with the one who is asked about, with what is planned besides', async () => {
    const answer = await lastAnswer('mina', 'When am I seeing Sofia?');
    expect(answer).toContain("You haven't planned a date with Sofia here.");
    expect(answer).toContain(PLAN);
  });

  it('are told to be missing at all, with the way to enter one', async () => {
    const answer = await lastAnswer('gabe', 'When is my next date?');
    expect(answer).toContain("You haven't planned a date here.");
    expect(answer).toContain('“Plan a date”');
  });

  it.each([
    'When should I see Sofia again?',
    'Where are we going with this?',
    'Should I plan something with Sofia?',
  ])('leave alone what asks for advice: %s', async (question) => {
    const answer = await lastAnswer('mina', question);
    expect(answer).not.toContain('Your next date with Dev is on');
  });

  it('come first where someone asks where to go with the one they are planned with', async () => {
    const answer = await lastAnswer('mina', 'where should i take dev on saturday?');
    expect(answer).toContain(
      "You've already planned a date with Dev: Saturday, November 28 at 4:00 PM: Café Luna.",
    );
  });
});

it('an idea for a night is none for the morning', async () => {
  const answer = await lastAnswer('mina', 'hi', 'where should I take Jonas tomorrow night?');
  expect(answer).toContain('“');
  expect(answer).not.toMatch(/sunrise|breakfast|morning/i);
});
