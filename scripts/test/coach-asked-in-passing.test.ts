import { lastAnswer } from './support/coach-conversation';

describe('questions about the records amid chatter', () => {
  const CHRIS = 'Update from the romance desk: Chris came over and fell asleep on my couch at 9:40';
  const NUMBERS = "how's he doing compared to Mateo, numbers wise";

  it('compare the one who was talked of with the one who is named', async () => {
    const answer = await lastAnswer('gabe', CHRIS, NUMBERS);
    expect(answer).toContain('Mateo is at 77% and Chris at 81%');
  });

  it('go on with why', async () => {
    const answer = await lastAnswer('gabe', CHRIS, NUMBERS, "and why? walk me through it like I'm five");
    expect(answer).toMatch(/Rated higher: Honesty .* Rated lower: Humor/);
  });

  it.each([
    ['What if Jan and I had a bad third date, say a 5 for everything. Would he drop below Paul?', '70%'],
    ['what if our next date was a 10 for everything', 'One more date with 10 of 10 for every standard'],
  ])('ask what one more date would do: %s', async (question, expected) => {
    expect(await lastAnswer('lena', 'how is it going with Jan', question)).toContain(expected);
  });

  it('say what is open, what the ratings show, and how someone is put away', async () => {
    expect(
      await lastAnswer('ines', 'And Oleg, I think I never asked him this. Is it empty by him?'),
    ).toContain('no date has shown Wants a family');
    const evidence =
      "Is there anything in what I wrote down that shows I'm actually getting closer to Paul, or do I just want it to be true?";
    expect(await lastAnswer('lena', evidence)).toContain('Kindness: 8, then 9');
    const away = 'does wes sit in my list forever now or can i put him away without losing the dates';
    expect(await lastAnswer('rory', away)).toMatch(/Archive.*stays/);
  });

  it('are about what is told besides', async () => {
    const answer = await lastAnswer('lena', 'Who is ahead, Jan or Paul?', 'Jan cancelled again. Why?');
    expect(answer).not.toContain('Rated higher');
  });

  it('need to know with whom the next date would be', async () => {
    const asked = 'what if our next date was a 10 for everything, would he pass Paul?';
    expect(await lastAnswer('lena', 'how is it going with Jan', asked)).toContain(
      'With whom would that date be?',
    );
    const named = 'What if the next date with Paul was a 10 for everything, would he pass Jan?';
    expect(await lastAnswer('lena', named)).toMatch(/bring Paul to 81%.*be above Jan/s);
  });

  it('are none where they only sound like it', async () => {
    for (const question of [
      'Is it okay if we have our second date on May 5?',
      'Is it weird if our next date is at 7 in the morning?',
      "is it bad if I sleep with him on the third date? I'm 24",
    ])
      expect(await lastAnswer('lena', 'how is it going with Jan', question)).not.toContain('One more date');
    const phone = 'How do I get him away from his phone and keep talking?';
    expect(await lastAnswer('lena', 'how is it going with Jan', phone)).not.toContain('“Archive”');
    expect(await lastAnswer('gabe', CHRIS, 'he is doing the dishes against my will')).not.toContain('81%');
    expect(await lastAnswer('lena', 'is it empty talk when Paul says he misses me')).not.toContain(
      'no date has',
    );
    expect(await lastAnswer('lena', 'what if Paul is late to the next date')).not.toContain(
      'One more date with',
    );
    expect(await lastAnswer('mina', 'can you put him in a good mood before I call')).not.toContain(
      '“Archive”',
    );
  });
});

describe('words to copy', () => {
  const CASUAL = 'idk how to say casual to Robin without sounding like a dick';

  it('are those that the answer before suggests to say', async () => {
    const answer = await lastAnswer('theo', CASUAL, 'something I can copy paste pls');
    expect(answer).toContain(
      "Hey Robin, I really like spending time with you, and I'm keeping things casual",
    );
  });

  it("sound like the user's own, and nothing of the remark about them gets in", async () => {
    const answer = await lastAnswer(
      'theo',
      CASUAL,
      'something I can copy paste pls',
      "hm bit formal, I'd never say it like that. more how I type",
    );
    expect(answer).toContain('I like hanging out with you');
    expect(answer).not.toContain('like that');
  });

  it('ask what is to be asked', async () => {
    const told =
      "It's not the mountains that worry me, it's one room or two. How do I ask Helen that without sounding like a schoolboy?";
    const answer = await lastAnswer('martin', told, 'Could you put that into a text for me?');
    expect(answer).toContain("Hi Helen, I'd rather ask than guess: one room or two?");
  });

  it("can't be changed before there are any", async () => {
    const answer = await lastAnswer(
      'martin',
      'Helen has suggested a weekend in the mountains',
      'Shorter please, and with a little joke in it.',
    );
    expect(answer).toContain("I haven't written a message yet");
  });

  it.each([
    'Can you put that in perspective?',
    'Would you text that?',
    'did he just copy paste that?',
    'Could you put that differently?',
  ])('are not asked for here: %s', async (remark) => {
    expect(await lastAnswer('theo', CASUAL, remark)).not.toContain('Here you go');
  });

  it.each(['Shorter texts lately, is he losing interest?', 'Longer texts from him this week, is that good?'])(
    'are not what is spoken of here: %s',
    async (question) => {
      expect(await lastAnswer('lena', 'how is it going with Jan', question)).not.toContain(
        'written a message',
      );
    },
  );

  it('put no private doubt into a message', async () => {
    const told = "He never says what it's about, it's work or his ex. I want to ask him.";
    const answer = await lastAnswer('lena', 'how is it going with Jan', told, 'How do I say that to him?');
    expect(answer).not.toContain('ask than guess: work');
  });

  it('commit where the user does', async () => {
    const answer = await lastAnswer(
      'lena',
      'how is it going with Jan',
      'Write him something that makes clear that I am serious about this',
    );
    expect(answer).not.toMatch(/connection I'm looking for|see it going further/);
  });

  it("are not taken from the user's notes", async () => {
    const answer = await lastAnswer('lena', 'what did I note about Paul', 'something I can copy');
    expect(answer).not.toContain('Here you go');
  });
});

it('takes a question that someone else asked for what is told', async () => {
  const answer = await lastAnswer('theo', 'I texted Robin', 'sent it!! got "what about friday?" back');
  expect(answer).not.toMatch(/Is it about what to do|I'm not sure/);
});
