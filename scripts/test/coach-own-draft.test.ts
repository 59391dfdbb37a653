import { ownDraftIn } from '../../backend/src/alex/coach/replies/messages/own-draft';
import { lastAnswer } from './support/coach-conversation';

describe('a message that the user wrote', () => {
  it.each([
    [
      'I wrote this: "Paul, I don\'t feel it the way I should." is it ok?',
      "Paul, I don't feel it the way I should.",
    ],
    [
      'should i send “hey jan want to grab a drink sometime?” or is that too needy',
      'hey jan want to grab a drink sometime?',
    ],
    ['is it ok to send colin "i need a few days to myself"', 'i need a few days to myself'],
    [
      "here's my draft: Dee, last friday i was out with nico and should've said so. is that ok?",
      "Dee, last friday i was out with nico and should've said so.",
    ],
    [
      'Hm. I wrote her this: "No worries at all, Sunday is fine" Too easygoing?',
      'No worries at all, Sunday is fine',
    ],
    ['Draft: "you left your umbrella, shall I keep it" Too much?', 'you left your umbrella, shall I keep it'],
    [
      '"Love that you planned it! I bring the cake" ok to send or ungrateful',
      'Love that you planned it! I bring the cake',
    ],
    [
      'I have composed this. "Apology accepted, my treat." Send, or am I being a cow?',
      'Apology accepted, my treat.',
    ],
    ['how\'s this: "Come and help me eat them?" not too much?', 'Come and help me eat them?'],
  ])('is found: %s', (message, text) => {
    expect(ownDraftIn(message)?.text).toBe(text);
  });

  it.each([
    'he wrote "haha ok see you around then", is that bad?',
    'She said "I would rather stay friends for now". What do I say?',
    '"I miss you already, come over", Jan wrote. Too much?',
    'I wrote to him yesterday. Is that too soon?',
    'I sent "ok"',
  ])('is not what someone else said, or only told of: %s', (message) => {
    expect(ownDraftIn(message)).toBeNull();
  });

  it('gets an opinion, and the words with what to change', async () => {
    const answer = await lastAnswer(
      'lena',
      `I wrote this: "Paul, you are wonderful but I don't feel it the way I should right now. I'm sorry, really sorry." is it ok? it sounds cold to me`,
    );
    expect(answer).toContain("It isn't cold.");
    expect(answer).toContain('sound like a door left open');
    expect(answer).toContain(
      "With that changed: Paul, you are wonderful but I don't feel it the way I should. I'm sorry.",
    );
  });

  it('gets a day where it asks for a date without one', async () => {
    const answer = await lastAnswer(
      'lena',
      'should i send "hey jan want to grab a drink sometime?" or is that too needy',
    );
    expect(answer).toContain("It isn't needy to ask once.");
    expect(answer).toContain('Hey jan want to grab a drink sometime, maybe on [Thursday]?');
  });

  it('is left as it is where nothing in it needs a change', async () => {
    const answer = await lastAnswer(
      'tessa',
      'is it ok to send colin "i need a few days to myself, i\'ll call you sunday"',
    );
    expect(answer).toContain("I'd send it as it is.");
    expect(answer).not.toContain('With that changed');
  });

  it('reads a charge as the reader will', async () => {
    const answer = await lastAnswer(
      'noor',
      'i typed this to sam: "hey, can we talk about faith? i feel like you never really say what you think" thoughts?',
    );
    expect(answer).toContain('looks for a defense first');
  });
});

describe('words that are asked for', () => {
  const PHONE = 'ok so dre was on his phone like half of our last date. do i say something or is that naggy';

  it('are about what the conversation is about, however they are asked for', async () => {
    expect(
      await lastAnswer(
        'kayla',
        PHONE,
        'write me smth to send dre about the phone thing, funny not mom energy',
      ),
    ).toContain('Hi Dre, you were on your phone half of our last date');
    expect(
      await lastAnswer(
        'mina',
        'Sofia just cancelled tonight, an hour before. that is twice now',
        "can you write what I should have said? not angry, I just don't want to be the one who's always fine with it",
      ),
    ).toContain("I'll leave the next suggestion to you.");
  });

  it('invite to what is named, and go to whom they are for', async () => {
    const asked = [
      "Could you draft a few lines asking Annette to meet for a coffee? I'd rather tell her in person.",
      'A little less formal please, she teases me about that. And no mention of Helen.',
    ];
    const invitation = await lastAnswer('martin', asked[0] ?? '');
    expect(invitation).toContain('Hi Annette, would you be up for a coffee?');
    expect(invitation).not.toContain('in person');
    const changed = await lastAnswer('martin', ...asked);
    expect(changed).toContain('Annette: you, me and a coffee?');
    expect(changed).not.toContain('Helen');
  });
});
