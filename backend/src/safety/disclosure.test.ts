import { disclosureIn } from './disclosure';

describe('what learned examples only look like', () => {
  it.each([
    'ah yeah we just sat and ate ramen so couldnt tell. whats a date idea thats a bit adventurous but not like 200 bucks',
    'could I also change how important attraction is to me without losing my old ratings? i think i was pretending it doesnt matter',
    'honesty is literally my must have so i guess id be a hypocrite huh',
    "It was a good evening and I didn't want it to end",
    "She thinks I'm after the house",
    'update he dropped his phone in the canal. he EMAILED me. do i ask him out again or wait for him to',
    'i feel bad cause he paid',
    'he wants to end it with me',
    'she wants to take my life seriously',
    "His daughter rang. She thinks I'm only after the house. I like him for who he is.",
    'dee cut my hair in their kitchen last night and i could feel their breath on my neck the entire time',
    'he talked over me twice when I was telling him about my supervisor. have his listening scores gone down?',
  ])('is no danger: %s', (message) => expect(disclosureIn(message)).toBeNull());
});

it.each(['oui', 'Sim.', 'ja', 'merci', 'sí', 'ok', 'danke'])(
  'a single word without a sign is none: %s',
  (word) => expect(disclosureIn(word)).toBeNull(),
);

it.each([
  'ja bitte',
  'merci bien',
  'oui super',
  'sim, valeu',
  'vale gracias',
  'grazie, a dopo',
  'ok, merci !',
])('a short answer is none: %s', (answer) => expect(disclosureIn(answer)).toBeNull());

it('is no plain wish to die to want something to last', () => {
  const message = "if she says no it's over, and I don't want it to be over";
  expect(disclosureIn(message)?.isSure).not.toBe(true);
});

it.each(['I just want it to be over', "I can't do this anymore, I want it all to end"])(
  'hears the wish that it ends: %s',
  (message) => expect(disclosureIn(message)).toMatchObject({ kind: 'self-harm' }),
);

describe('the end of a life', () => {
  it.each([
    ['he wants to end my life', 'threat'],
    ['he told me he would take my life if i left', 'threat'],
    ['i want to end my life', 'self-harm'],
    ['he makes me want to end my life', 'self-harm'],
  ])('is a threat where someone else would bring it about: %s is %s', (message, kind) =>
    expect(disclosureIn(message)).toMatchObject({ kind, isSure: true }),
  );
});

describe('a suspicion about the user', () => {
  it.each([
    "She thinks I'm after the house and took my phone",
    "He says I'm after the money, so he keeps my cards",
    "He thinks I'm after the house. He reads my messages.",
    "He hit me because he thinks I'm after the house",
  ])('hides nothing that is told with it: %s', (message) => expect(disclosureIn(message)).not.toBeNull());
});

it.each([
  ['he cut my hair off while i slept, as a punishment', 'violence'],
  ['she cut my hair by force', 'violence'],
  ['he cut my face with a glass', 'violence'],
])('a haircut by force is none: %s', (message, kind) =>
  expect(disclosureIn(message)).toMatchObject({ kind }),
);

describe('what could be taken for talk of the app', () => {
  it.each([
    'He must have gone through my phone again, now I am not allowed to see my friends',
    'I must have blacked out, he was on me when I came to',
    'Daniel kept going, I never said yes, I just froze',
  ])('is still heard: %s', (message) => expect(disclosureIn(message)).not.toBeNull());
});

describe('a message that discloses something', () => {
  it.each([
    ['I want to kill myself', 'self-harm'],
    ['since she left I think about suicide', 'self-harm'],
    ["I don't want to live anymore", 'self-harm'],
    ['I’ve been cutting myself again', 'self-harm'],
    ['Everyone would be better off without me', 'self-harm'],
    ['He hit me after dinner', 'violence'],
    ['she slapped me', 'violence'],
    ["I'm scared of him", 'violence'],
    ['he threatened to kill me', 'threat'],
    ['I was sexually assaulted on our second date', 'sexual-coercion'],
    ['I think my drink: he spiked my drink', 'sexual-coercion'],
    ['I slapped her', 'hurting'],
    ['He forced me to sleep with him', 'sexual-coercion'],
    ["he won't let me see my friends", 'control'],
    ['she threatens to post my nudes', 'threat'],
    ['My ex is stalking me', 'control'],
    ['He keeps pressuring me for sex', 'sexual-coercion'],
    ['ＨＥ   ＨＩＴ   ＭＥ', 'violence'],
    ['He hit me with a bottle', 'violence'],
    ['he hits me with his belt', 'violence'],
    ['I pushed him and he hit me back', 'violence'],
    ['he beat me in front of my kids', 'violence'],
    ['he beats me at home', 'violence'],
    ['he beat me to the ground', 'violence'],
    ['she hurts me', 'violence'],
    ['he put his hands around my neck', 'violence'],
    ['he pinned me down', 'sexual-coercion'],
    ['he forced himself on me', 'sexual-coercion'],
    ['he throws me against the wall', 'violence'],
    ['my boyfriend is violent', 'violence'],
    ['he said he would kill me', 'threat'],
    ['I want to end it all', 'self-harm'],
    ['I keep thinking about ending it', 'self-harm'],
    ['he locked me in', 'control'],
  ] as const)('%s', (message, kind) => {
    expect(disclosureIn(message)?.kind).toBe(kind);
  });

  it.each([
    ['honestly he gets rough with me when he is angry', 'en'],
    ['il me surveille tout le temps et je me sens mal', 'fr'],
    ['ich überschminke die blauen Flecken vor der Arbeit', 'de'],
  ] as const)('is also heard by what examples teach: %s', (message, language) =>
    expect(disclosureIn(message)?.language).toBe(language),
  );

  it.each([
    'We really hit it off!',
    'She wants me to meet her parents on Sunday',
    'he wants me with him at his brothers wedding',
    'not physically, no',
    'He hit on me at the bar and it was charming',
    'Her new haircut is to die for',
    'I was just killing time before the date',
    'She is killing it at her new job',
    'He beat me at chess, then we laughed',
    'Could you hit me up with an idea?',
    'I feel under pressure to decide',
    'The film was about a serial killer',
    'It hit me that I miss him',
    'Should I keep seeing Robin?',
    'I am dying to see her again',
    'How do I stop overthinking?',
    'Hit me up with ideas, I am bored',
    'He pushes me to try new things and I love it',
    'She grabbed me a coffee',
    'I am thinking about ending it with Sam, any tips?',
    'That comment hurt my feelings',
    'Should we break up or keep it going?',
  ])('is not: %s', (message) => {
    expect(disclosureIn(message)).toBeNull();
  });
});

describe('a long harmless text', () => {
  const STORY =
    'We met at the market on a gray morning, and she was ten minutes late because of the bus. She told me about her ' +
    'sister, who beat her at chess all through their childhood, and about a film in which a killer hides in a bakery. ' +
    'I nearly died laughing. We shared a pizza, argued about pineapple, and she took my hand when a tram came by. ' +
    'Later we hit the arcade, where she shot me five times at laser tag. My feet were killing me on the way home. ';

  it.each([
    STORY.repeat(6),
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt. '.repeat(20),
    'for (const child of children) { if (child.isDead) kill(child.pid); }\n'.repeat(20),
    'Ik heb gisteren een leuke date gehad en we hebben veel gelachen. Vi åt middag och pratade länge. '.repeat(
      10,
    ),
  ])('is none: %.40s', (text) => expect(disclosureIn(text)).toBeNull());
});

describe('what is said about it', () => {
  it.each([
    'He never hit me',
    "he didn't hit me",
    'He would never hurt me',
    'nunca me pegó',
    'Er hat mich nie geschlagen',
    "Il ne m'a jamais frappée",
    'Ele nunca me bateu',
    'Non mi ha mai picchiata',
  ])('can deny it: %s', (message) => expect(disclosureIn(message)).toBeNull());

  it.each([
    'I find myself checking my phone all evening for a message from her',
    'Last night I stopped myself from reading through my messages again',
  ])("can be about the user's own habit: %s", (message) => expect(disclosureIn(message)).toBeNull());

  it('can be that someone else looks', () =>
    expect(disclosureIn('I hate myself because he checks my phone every night')).not.toBeNull());

  it.each([
    'He said he never hit me but he did',
    "I can't believe he hit me",
    "I didn't tell anyone that he hit me",
    "He didn't stop when I said no",
  ])('can be a no that denies nothing: %s', (message) => expect(disclosureIn(message)).not.toBeNull());

  it.each([
    'She burned me a CD, and then she hit me',
    'He beat me at chess. Then he beat me.',
    'I was dying to see her until she punched me',
    'Casi me muero de risa, pero luego me pegó',
    'Er hat mich im Schach geschlagen und danach hat er mich gewürgt',
  ])('next to a harmless use of its words is still said: %s', (message) =>
    expect(disclosureIn(message)).not.toBeNull(),
  );

  it.each([
    ["She says she'll kill herself if I leave", 'threat', 'partner-suicide', 'en'],
    ['Sie sagt, sie bringt sich um, wenn ich gehe', 'threat', 'partner-suicide', 'de'],
    ['Se quitó el condón sin decirme nada', 'sexual-coercion', 'stealthing', 'es'],
    ["Je crois qu'on a mis quelque chose dans mon verre", 'sexual-coercion', 'spiked', 'fr'],
    ['Ele ameaça publicar as minhas fotos íntimas', 'threat', 'images', 'pt'],
    ['Mi ha presa per la gola', 'violence', 'choking', 'it'],
    ['My ex used to hit me', 'past-abuse', null, 'en'],
    ['My ex keeps hitting me', 'violence', null, 'en'],
  ] as const)('%s: %s, %s, in %s', (message, kind, topic, language) =>
    expect(disclosureIn(message)).toEqual({ kind, topic, language, isSure: true }),
  );

  it.each([
    'kms',
    'i want to d1e',
    'i wanna k*ll myself',
    'HES HIT ME TWICE',
    'hes slaped me',
    '"HE... hit me!!!"',
  ])('is heard in chat spelling: %s', (message) => expect(disclosureIn(message)).not.toBeNull());
});

describe('reading 2,000 characters', () => {
  const LANGUAGES_ONCE = ['he hit', 'me pegó', 'er hat', "il m'a", 'ele me', 'mi ha'];
  beforeAll(() => LANGUAGES_ONCE.forEach((text) => disclosureIn(`${text} ${text} ok`)));

  // Of the processor: what else the machine is busy with doesn't count.
  const milliseconds = (text: string) => {
    const times = Array.from({ length: 5 }, () => {
      const start = process.cpuUsage();
      disclosureIn(text);
      return process.cpuUsage(start).user / 1000;
    });
    return Math.min(...times);
  };

  it.each([
    'he ',
    'me ',
    'he said he ',
    'i said no ',
    'mich ',
    'ich habe sie ',
    'se ',
    'que me ',
    'non mi ha ',
    'je me ',
    'ele me ',
    'a',
    ', ',
    '. ',
    'keeps my my phone ',
    'if i leave he ',
    "'",
    '****',
    'é',
  ])('takes under 50 ms whatever it is: "%s" over and over', (piece) =>
    expect(milliseconds(piece.repeat(2000).slice(0, 2000))).toBeLessThan(50),
  );

  it('takes a few milliseconds of ordinary text', () => {
    const text =
      'We met at the market, and she told me about her sister. I laughed a lot and walked home late. ';
    expect(milliseconds(text.repeat(25).slice(0, 2000))).toBeLessThan(15);
  });
});

describe('a sign that the rest of the sentence does not bear out', () => {
  it.each([
    'Over my dead body will I let him cook again, I said, and he put the smoke alarm back and ordered dumplings.',
    "The snow trapped us in the hut for an extra night with cheese, cards and one blanket. I've no complaints whatsoever.",
  ])('is asked about at most: %s', (text) => {
    expect(disclosureIn(text)?.isSure ?? false).toBe(false);
  });

  it.each([
    'he choked me when I said no',
    "I'm scared of him",
    'he slapped me, is that a red flag?',
    'Sam threatened me after our date',
    'she threatened to post my pictures if I leave',
    'josh was sitting in his car outside my work again tonight, 2nd time this week, kinda freaking me out',
    'I just took all my pills',
  ])('is taken for granted where it does: %s', (text) => {
    expect(disclosureIn(text)?.isSure).toBe(true);
  });
});
