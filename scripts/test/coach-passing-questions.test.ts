import { answersTo, lastAnswer } from './support/coach-conversation';

describe('a plain question in the middle of a conversation', () => {
  it.each([
    [
      'ok and if its awkward after 20 min can i just leave or is that rude',
      'You can always leave, and one sentence is enough',
    ],
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

  it.each([
    ['can i leave him', /^You can always leave/],
    ['Can I leave Humor blank?', /^You can always leave/],
    ['should i leave it at that', /^You can always leave/],
    ['is it silly?', /^Not at all/],
    ['I want to move in with him after two weeks, is that crazy?', /^Not at all/],
    ["I'm worried he found my new address", /find out by asking/],
    ['Maybe he is with his parents this weekend', /find out by asking/],
    ['Going to bed with him on the second date, too soon?', /^Good night!/],
    ['How long should I wait before I sleep with him?', /Give it two days/],
    ['Is it too late for kids?', /days without a message/],
    ['Samuel was tired today and canceled, what do I write?', /keep it small/],
    ['He makes me feel ridiculous in front of his friends', /nothing foolish about it/],
    ['Samuel is the only one who asks me questions', /wears you down/],
    ["How do I tell him he's too clingy?", /mostly me who starts/],
    ['When we meet he always brings his kids, is that normal?', /Later than you'd like/],
    ['Who can I call if it gets bad?', /For a fun evening/],
    ['Why does he take 3 days to reply?', /pulls it up/],
    ['What is a fun idea for going out with Samuel?', /Chemistry and enjoyment with/],
    ['Is it okay if he is 45 and I am 30?', /Tell me which standard/],
    ['Which date was the best one?', /find that in your notes/],
    ['I will text him no matter what', /I don't see it going further/],
  ])('is not heard where something else is meant: %s', async (message, words) => {
    expect(await lastAnswer('ruth', 'Should I write to Samuel?', message)).not.toMatch(words);
  });

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

describe('what was rated and noted before', () => {
  it('is told for the standard that is meant, not for the one that isn’t', async () => {
    const answer = await lastAnswer(
      'noor',
      'why is sam lower on communication',
      'no wait i meant faith not communication. whats his faith rating on all 3 dates',
    );
    expect(answer).toContain('Sam on Faith, date by date:');
    expect(await lastAnswer('noor', 'did i ever put sam at 5 for faith')).toContain(
      'Sam on Faith, date by date:',
    );
    const why = await lastAnswer('lena', 'How is Jan doing?', 'Why is trust only 7 though');
    expect(why).toContain("Why you gave it isn't in your records");
  });

  it('is told with the limit', async () => {
    const answer = await lastAnswer(
      'lena',
      'I had my second date with Jan last night',
      "He says he wants children. Can you tell me what I gave him for that and if it's above my minimum?",
    );
    expect(answer).toContain('You rated Jan 8 of 10 on Good with children');
    expect(answer).toContain('Your limit is 6');
  });

  it('is told of chemistry and enjoyment, date by date and as no trend', async () => {
    const answer = await lastAnswer(
      'gabe',
      'why does my fun w mateo feel like its going down, am i imagining it or do the numbers say that too',
    );
    expect(answer).toContain('• Thursday, October 8: 80%');
    expect(answer).toContain("I wouldn't call that a trend");
  });

  it.each([
    ['gabe', 'which date was the climbing one', 'That was with Mateo on Thursday, October 29'],
    [
      'gabe',
      'so chris never eats when he is with me. did i write that down somewhere?',
      '“Did not eat at my place.”',
    ],
    [
      'noor',
      'what did i write about yusuf? i cant remember if he is the teacher',
      '“From the app, teacher.”',
    ],
    ['gabe', 'which date was the sailing one', "I don't find that in your notes"],
  ] as const)('is found in the notes, %s: %s', async (dater, message, words) => {
    expect(await lastAnswer(dater, message)).toContain(words);
  });
});

describe('what a rating would do', () => {
  it('is worked out in place of the latest one, with the limit', async () => {
    const [both, , changed] = await answersTo(
      'kayla',
      'but like what did i actually give dre for loyalty both times',
      'no thats cuz he was on his phone all night lol. thats not really loyalty is it',
      'what if i change the last one to a 7, does he pass then',
    );
    expect(both).toContain('• Saturday, October 24: 6 of 10\n• Friday, November 13: 5 of 10');
    expect(changed).toContain(
      'With 7 of 10 for Loyalty on the latest date, Dre would average 6.5 of 10 there instead of 5.5 of 10, and come to 79% instead of 76%. That would meet your limit of 6.',
    );
  });

  it('is worked out as the first one, and next to someone else', async () => {
    const [, first] = await answersTo(
      'martin',
      "I notice I never gave Helen anything for the children. She hasn't met them yet. Does that count against her?",
      'What would happen if she turned out to be say a 6 with them',
    );
    expect(first).toContain(
      'If the first rating of Good with my kids were 6 of 10, Helen would come to 78% instead of 82%.',
    );
    const oleg = await lastAnswer(
      'ines',
      'what is it that pulls Oleg down',
      'he never says anything about family, i didnt rate it because i dont know. if he says yes and i give 8, is he before Daniel?',
    );
    expect(oleg).toContain('Oleg would come to 72% instead of 70%. That would meet your limit of 6.');
    expect(oleg).toContain('Daniel is at 74%, so Daniel would have the higher percentage.');
  });

  it('is worked out with the number it is changed to, not with the one it was', async () => {
    expect(await lastAnswer('kayla', 'What if I changed the 5 for Loyalty with Dre to an 8?')).toContain(
      'With 8 of 10 for Loyalty on the latest date',
    );
  });

  it('is told for the standard that is named, though another one has a limit', async () => {
    expect(await lastAnswer('kayla', 'What if I set a must-have for Humor to 8?')).toContain(
      'With a limit of 8 for Humor',
    );
  });

  it('asks which one is meant when that isn’t clear', async () => {
    expect(await lastAnswer('kayla', 'what if i rate dre a 7')).toContain('Tell me which standard');
  });
});

describe('two people', () => {
  it('are compared as a whole, and then on what is named', async () => {
    const [whole, part] = await answersTo(
      'martin',
      'Good evening Alex. How is Helen doing compared with Annette?',
      'And if you only look at honesty and kindness?',
    );
    expect(whole).toContain('Helen is at 82% and Annette at 82%: a tie by your standards.');
    expect(part).toContain(
      '• Honesty: Helen 8.5 of 10 and Annette 8 of 10\n• Kindness: Helen 8.5 of 10 and Annette 8.5 of 10',
    );
  });
});

describe('everyday remarks and worries', () => {
  it.each([
    ['kayla', 'heyy what are u up to', "What's on your mind?"],
    ['kayla', 'how long do i wait if tyler doesnt reply tho, he sleeps all day', 'Give it two days'],
    [
      'martin',
      'When is it reasonable to introduce someone to your daughters? They are 9 and 12',
      'Later than',
    ],
    [
      'martin',
      'I was tired that week and my ex had just called. Can I still change the numbers from October?',
      'Yes. Open “Details”',
    ],
    [
      'ines',
      'Tom asked for a second date. I feel nothing but he is so nice and i feel guilty, what to do',
      'Being nice is a reason to be kind to Tom',
    ],
    [
      'ines',
      'My sister says I am too strict and I will end alone. I am 36.',
      "I don't see that in your records",
    ],
    [
      'ines',
      'Ok can u suggest a date with Tom where we would really talk? cheap, its cold outside',
      'cheap and indoors',
    ],
  ] as const)('are answered as what they are, %s: %s', async (dater, message, words) => {
    expect(await lastAnswer(dater, message)).toContain(words);
  });
});
