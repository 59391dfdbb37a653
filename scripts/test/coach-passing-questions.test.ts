import { conversation } from '../coach-answers/transcript';

type DaterName = Parameters<typeof conversation>[0][number]['dater'];

async function answersTo(dater: DaterName, ...questions: string[]): Promise<string[]> {
  const exchanges = await conversation(questions.map((question) => ({ dater, question })));
  return exchanges.map(({ answer }) => answer);
}

const lastAnswer = async (dater: DaterName, ...questions: string[]) =>
  (await answersTo(dater, ...questions)).at(-1) ?? '';

describe('a plain question in the middle of a conversation', () => {
  it.each([
    ['ok and if its awkward after 20 min can i just leave or is that rude', "You can, and it isn't rude."],
    ["Ok. I'll send it tomorow morning, not at night. Is that silly?", 'Not at all.'],
    ['what if he has met someone else by now', "Then you'll find out by asking"],
    ['ok thanks, going to bed. had the most boring day at work ever, you?', 'Good night!'],
    [
      'I feel a bit foolish honestly, a grown woman falling for a charmer',
      "There's nothing foolish about it.",
    ],
    [
      'could I also change how important attraction is to me without losing my old ratings? i think i was pretending it doesnt matter',
      'Your ratings stay as they are.',
    ],
  ])('is answered as what it is: %s', async (message, start) => {
    expect(await lastAnswer('ruth', 'Should I write to Samuel?', message)).toContain(start);
  });

  it.each(['can i leave him', 'should i leave it at that', 'is it silly?'])(
    'is not heard where something else is meant: %s',
    async (message) => {
      expect(await lastAnswer('ruth', message)).not.toMatch(/^(?:You can, and it isn't rude|Not at all\.)/);
    },
  );

  it('about what to talk about gets questions by one’s own standards', async () => {
    const answer = await lastAnswer(
      'mina',
      'when am i seeing dev',
      'wait, we havent had a date yet, first one. anyway i have zero clue what to talk about besides climbing',
    );
    expect(answer).toContain('For a date with Dev, these would show what matters to you:');
  });

  it('about being late with a message is no message, and offers one', async () => {
    const answer = await lastAnswer(
      'theo',
      'need to text robin, its been 5 days and i havent said anything. is that too late',
    );
    expect(answer).toContain("It isn't too late.");
    expect(answer).toContain('Write a message to ask Robin out');
  });
});

describe('a question about one’s own records', () => {
  it('lists every rating of the latest date, and what was left open', async () => {
    const [ratings, blank] = await answersTo(
      'theo',
      'went out w robin last sunday, what did i put for it again',
      'whats the blank one, did i forget something',
    );
    expect(ratings).toContain('• Kindness: 8 of 10\n• Curiosity: 7 of 10\n• Communication Quality: 6 of 10');
    expect(ratings).toContain('You left Adventure open.');
    expect(blank).toContain('On your last date with Robin you left Adventure open.');
  });

  it('follows one standard through everyday words for it', async () => {
    const kids = await lastAnswer(
      'mina',
      'How is it going with Jonas?',
      'what did i give him for wanting kids each time, has it changed',
    );
    expect(kids).toContain('Jonas on Wants children, date by date:');
    expect(kids).toContain("So it hasn't changed: you gave the same every time.");
    const trust = await lastAnswer(
      'ruth',
      'What did I note about Peter after the first time we met?',
      'Right. And did his trust rating ever get better after that or am I imagining it',
    );
    expect(trust).toContain('Peter on Trust and Reliability, date by date:');
  });

  it('says whom a higher limit would set back', async () => {
    const answer = await lastAnswer(
      'mina',
      'if i turn the kids thing from a 6 to an 8 does charlotte get kicked out or what happens',
    );
    expect(answer).toContain(
      'With a limit of 8 for Wants children instead of 6, these would be below it and come after everyone else: Charlotte (4 of 10).',
    );
  });

  it('compares with everyone, and then on one standard', async () => {
    const [all, one] = await answersTo(
      'ruth',
      'how does Will compare to the other two',
      'sorry I meant just on communication, not everything',
    );
    expect(all).toContain('• Samuel: 78%');
    expect(all).toContain('Peter is below your must-have');
    expect(one).toContain('By your ratings of Communication Quality, Samuel is highest');
  });

  it('between two people compares them, and keeps the heart in its place', async () => {
    const [between, heart] = await answersTo(
      'ruth',
      "Good evening Alex. I can't make up my mind between Samuel and Peter, and my sister is no help at all.",
      "But my heart races with Peter and with Samuel it's just... nice. Doesn't that count for something?",
    );
    expect(between).toContain('For the fit so far: Samuel, at 78% against 59% for Peter.');
    expect(heart).toContain(
      'with Peter they come to 88%, and your standards to 59%; with Samuel they come to 67%',
    );
  });
});

describe('a message to send', () => {
  it('is what the user dictates, to the one they talk about, and without what they leave out', async () => {
    const [, , draft, changed] = await answersTo(
      'mina',
      'where exactly does sofia lose points',
      'did i write anything down about her being late or was that someone else',
      'can u write her something like hey saturday was so fun, lets do it again, but also pls dont cancel on me last minute next time.. not passive aggressive!! max 2 sentences',
      "too stiff, she'd laugh at me. more jokey and leave out the canceling part actually",
    );
    expect(draft).toContain(
      "Sofia, Saturday was so fun, let's do it again, but also please don't cancel on me last minute next time.",
    );
    expect(changed).toContain("Saturday was so fun, let's do it again.");
    expect(changed).not.toMatch(/cancel|laugh/);
  });

  it('asks whether someone is free, and gets shorter', async () => {
    const [draft, short] = await answersTo(
      'theo',
      'write robin smth. mention the bookshop, ask if free next week, no emojis, dont apologize for being slow',
      'shorter pls',
    );
    expect(draft).toContain('Hi Robin, I still think of the bookshop. Are you free next week?');
    expect(short).toContain('Hey Robin, still thinking of the bookshop. Free next week?');
  });

  it('is written in the middle of a story, and changed in what is planned', async () => {
    const [, draft, changed] = await answersTo(
      'ruth',
      'when did i last see Samuel',
      "That's more than two months ago! Please help me write to him. Warm, a little apologetic, mention that I've thought of him, and ask if he'd like a walk after church one Sunday.",
      "He isn't the gushing type, please make it plainer. And say coffee instead of a walk, my hip is playing up",
    );
    expect(draft).toContain("How about a walk after church on Sunday? I've thought of you.");
    expect(changed).toContain('would you be up for coffee after church on Sunday?');
    expect(changed).not.toMatch(/walk|gushing|type/);
  });
});
