import type { Intent } from '../intents';

/** What happened or how it feels, as told, and what to say to it; several, so that none is said twice in a row. */
export interface Heard {
  readonly name: string;
  /** Of the standard words of a message that asks nothing. */
  readonly words: RegExp;
  readonly replies: readonly [string, ...string[]];
  /** What the conversation is about from here on; without it, what it was about. */
  readonly topic?: Intent;
}

const I_AM =
  '(?:i am|i feel|i felt|feel|feeling|makes me feel|i was|am|it is|now i|getting|still) (?:\\w+ ){0,4}';

export const HEARD: readonly Heard[] = [
  {
    name: 'moving-away',
    topic: 'distance',
    words:
      /\b(?:(?:wants?|going|plans?|planning|has|have|may|might|about|will) (?:to )?move (?:to|away|abroad|back|across)|moving (?:to (?!(?:a|an|his|her|their|the) (?:\w+ )?(?:flat|apartment|place|room|house|studio)\b)|abroad|away|back)|relocat\w+)\b/,
    replies: [
      "That's a real difference, and liking each other more won't make it smaller. It doesn't have to be the end either: plans for later are softer than they sound. But I'd talk about it before you build on it.",
      'Then the map is part of the question. What would have to be true for one of you to stay, or to go along?',
    ],
  },
  {
    name: 'comparing-with-ex',
    topic: 'heartbreak',
    words:
      /\bcompar\w+ (?:\w+ ){0,4}(?:my )?(?:ex|former|old)\b|\b(?:reminds? me of|not like|nothing like|just like) my ex\b/,
    replies: [
      'Almost everyone does that for a while; an ex is simply the longest measure you have. Try comparing evenings instead of people: how did you feel on the way home, then and now?',
      'It gets quieter once there are more new evenings to compare with.',
    ],
  },
  {
    name: 'death',
    topic: 'texting',
    words: /^(?!.*\byears? (?:ago|back)\b).*\b(?:died|passed away|funeral|passed on|is dead)\b/,
    replies: [
      "Oh, that's sad news. Keep your answer short and without any question in it: “I'm so sorry. No need to write back, I'm thinking of you.” The plans can wait a week or two.",
      "I'm sorry. Let it be about them for now; a kind line without a question is enough.",
    ],
  },
  {
    name: 'ill',
    words: /\b(?:hospital|surgery|diagnos\w+|cancer|(?<!by |on )accident|miscarriage|really sick|very ill)\b/,
    replies: [
      "I'm sorry, that's serious. Then the dating part can wait. A short line without a question is kind, and for you: who's there for you in this?",
    ],
  },
  {
    name: 'yes',
    topic: 'after-date',
    words:
      /\b(?:(?:he|she|they|xmatch) (?:just |finally |actually )?(?:said|say|says) (?:\w+ )?yes|it is a yes|they agreed|(?:he|she|xmatch) (?:agreed|accepted)|(?:he|she|xmatch) is in$|we are on for)/,
    replies: [
      "Yes! You asked, and it worked. Fix the time and the place today while it's warm, and then just look forward to it.",
      "See? That's great. Now all that is left is a time and a place.",
    ],
  },
  {
    name: 'official',
    topic: 'after-date',
    words:
      /^(?!.*\b(?:not|never|no one|if|whether|are we)\b).*\b(?:we are (?:\w+ )?(?:together|official|a couple|exclusive)|(?:i have|i got|got) (?:a )?(?:boyfriend|girlfriend)|(?:he|she|xmatch) is my (?:boyfriend|girlfriend)|officially together)\b/,
    replies: [
      'Oh, how wonderful! Congratulations to you both. Celebrate first; nothing in here needs doing today. When you feel like it, you can archive the others, and I can help with a kind line to anyone who should hear it from you.',
      'Still beaming? Good. Take your time with everything else.',
    ],
  },
  {
    name: 'won',
    words:
      /^(?!.*\b(?:he|she|they|xmatch|his|her|their) ).*\b(?:got the (?:job|offer|apartment|flat|place|promotion)|promot\w+|passed (?:my|the)|(?:i|we) won|graduat\w+|new job|got (?:in|accepted|hired)|finished my (?:thesis|degree))\b/,
    replies: [
      "You got it! Congratulations, that's big. How are you going to celebrate, and who gets to be there?",
      'That is wonderful. Enjoy every bit of it tonight.',
    ],
  },
  {
    name: 'kissed',
    topic: 'intimacy',
    words:
      /^(?!.*\b(?:twice|once|times|weeks?|months?|never|not|only|ex|before|froze|guilty|nothing)\b).*\b(?:kissed|first kiss|made out|spent the night|slept together)\b/,
    replies: [
      "Well, that's a good night. Say something about it today, in your own words; it needn't be clever: “I keep thinking about last night.” And let yourself enjoy it.",
      'That calls for a smile and a slow coffee, not for analysis.',
    ],
  },
  {
    name: 'love-said',
    topic: 'exclusivity',
    words:
      /\b(?:said|says|told me) (?:\w+ )?(?:i love you|he loves|she loves|that he loves|that she loves)|\bsaid the l word\b/,
    replies: [
      "That's a lovely, big sentence, and it's a gift, not a question: you don't owe the same one back. What's true for you is enough, for example “That means a lot to me. I'm not there yet, and I like where this is going.”",
      'You can be touched by it and still take your time. Both are honest.',
    ],
  },
  {
    name: 'asked-to-commit',
    topic: 'exclusivity',
    words:
      /\b(?:asked|wants|want) me to be (?:his|her|their)|\basked (?:me )?to be (?:his|her|exclusive|official)|\bproposed\b/,
    replies: [
      "Wow, that's a big moment! You don't have to answer in the same breath. “That makes me really happy. Give me a day or two to answer it properly” is a good answer too. What was your first feeling, before any thinking?",
      'Take your time with it. A good yes survives two days of thinking.',
    ],
  },
  {
    name: 'apology',
    topic: 'after-date',
    words: /\b(?:(?:he|she|they|xmatch) (?:\w+ )?(?:said|says|is) (?:\w+ )?(?:sorry)|apologi[sz]ed)\b/,
    replies: [
      "An apology is a start, and what's done next time counts for more. You can accept it and still say what you'd have liked instead, in one sentence. What would that have been?",
      "Good that it was said. Now you'll see what it's worth.",
    ],
  },
  {
    name: 'sent',
    words:
      /^(?!(?:\w+ )*(?:he|she|they|xmatch|his|her|their|my)\b)(?:\w+ ){0,3}(?:sent|sending)(?: it| now| the text| that)?\b/,
    replies: [
      "Good. Sent is the hard part, and it's done. Put the phone somewhere else for a while; whatever comes back, you asked well.",
      "Good. Fingers crossed, and now do something nice that isn't waiting.",
    ],
  },
  {
    name: 'luck',
    words: /\bwish me luck\b|\bfingers crossed\b|\bhere goes\b/,
    replies: ["Good luck! You don't need much of it. Tell me how it goes."],
  },
  {
    name: 'feelings-for',
    topic: 'exclusivity',
    words:
      /\b(?:caught feelings|in love|falling for|have feelings|crush(?:ing)? on|head over heels|smitten|like (?:him|her|them|xmatch) (?:a lot|so much|too much))\b/,
    replies: [
      "Oh, that. It's lovely and a nuisance at once. Liking someone isn't a mistake you have to correct; it only means the next steps matter more. What's the part that scares you?",
      "I hear it. You don't have to do anything about a feeling on the day you notice it.",
    ],
  },
  {
    name: 'schoolgirl',
    words:
      /\b(?:butterflies|giddy|schoolboy|schoolgirl|teenager|on cloud|walking on air|so happy|very happy|really happy|over the moon|best day|can not stop smiling)\b/,
    replies: [
      "There's no age limit on that. Enjoy it; it doesn't have to be useful for anything.",
      "That's lovely to hear. Keep a note of what exactly did it, for the days when you want to remember.",
    ],
  },
  {
    name: 'relieved',
    words: new RegExp(`${I_AM}(?:relieved|lighter|calmer|at peace|better now)\\b|\\brelief\\b|weight off`),
    replies: [
      "I can imagine; that kind of waiting is heavier than it looks. Good that it's behind you.",
      'Good. Let that settle before you take up the next thing.',
    ],
  },
  {
    name: 'jerk',
    words: new RegExp(
      `${I_AM}(?:jerk|bad (?:person|guy|one)|villain|mean one|terrible person|asshole|idiot|mean|horrible|selfish|ashamed|monster|bitch)\\b`,
    ),
    replies: [
      "You're not; that it bothers you is the decent part. If something needs saying, one honest line makes it right.",
      "Being hard on yourself doesn't help anyone. What would make it a bit better: saying sorry, saying something kind, or just letting it be?",
    ],
  },
  {
    name: 'guilty',
    words: new RegExp(`${I_AM}(?:guilty|guilt|remorse)\\b|\\bi feel (?:so |really |a bit |kind of )?bad$`),
    replies: [
      "That you feel it says you take people seriously. Guilt is useful for one thing: it tells you what you'd rather have said out loud.",
      "Then say the true thing soon, in one sentence. It's the not saying that keeps it alive.",
    ],
  },
  {
    name: 'stupid',
    words: new RegExp(
      `${I_AM}(?:stupid|dumb|embarrassed|humiliated|foolish|silly|pathetic|ridiculous|naive|undignified)\\b|\\bundignified\\b`,
    ),
    replies: [
      "There's nothing stupid about hoping for something. Be as kind to yourself as you'd be to a friend tonight, and decide tomorrow whether anything still needs doing.",
      "I don't see anything to be embarrassed about. You cared, and it showed. That's all.",
    ],
  },
  {
    name: 'afraid',
    words: new RegExp(
      `${I_AM}(?:afraid|scared|nervous|anxious|worried|terrified|panick\\w*|freak\\w*|shaking|stressed|insecure)\\b|\\bfreaking out\\b|\\bscares me\\b`,
    ),
    replies: [
      'Of course it does something to you; it matters. Breathe out slowly a few times. Nothing has to be decided or answered this minute.',
      "That's understandable. What's the worst you imagine, in one sentence? It's usually smaller once it's said.",
    ],
  },
  {
    name: 'sad',
    words: new RegExp(
      `${I_AM}(?:sad|lonely|alone|down|low|heartbroken|crying|miserable|empty|hopeless|lost|devastated|blue|hurt|disappointed|crushed)\\b|\\b(?:i miss|miss him|miss her|i cried|crying)\\b|\\bnot over (?:it|him|her|them)\\b`,
    ),
    replies: [
      "I'm sorry. That sounds heavy, and you don't have to make it lighter for me. Is someone around tonight who knows you well?",
      "That's hard, and it makes sense. Nothing in here is urgent; be gentle with yourself first.",
    ],
  },
  {
    name: 'angry',
    words: new RegExp(
      `${I_AM}(?:angry|mad|furious|pissed|annoyed|fed up|over it|sick of|done with|frustrated)\\b|\\b(?:pisses|annoys|ticks) me\\b|\\bso rude\\b|\\bwtf\\b`,
    ),
    replies: [
      "I'd be annoyed too. Don't write while it's hot; tomorrow the same message will be half as long and twice as clear.",
      "Fair. What would you have wanted instead? That's the sentence worth saying.",
    ],
  },
  {
    name: 'anniversary',
    topic: 'heartbreak',
    words:
      /\b(?:anniversary|would have been|years (?:of marriage|married)|my (?:late|former) (?:wife|husband)|divorce\w*|widow\w*)\b/,
    replies: [
      "Days like that don't ask whether you're ready for them. You can miss something and still know why it ended. How are you spending the rest of it?",
      "That's a long time of a life. It's allowed to weigh something today.",
    ],
  },
  {
    name: 'alone-with-it',
    topic: 'loneliness',
    words:
      /\b(?:everyone|all my friends|my friends) (?:\w+ ){0,3}(?:married|babies|kids|engaged|couples?|pregnant|someone)|\bfriends with bab\w+/,
    replies: [
      "That can make a room full of people feel very empty. You aren't late; you're only on a different page at the moment. I'm glad you said it.",
    ],
  },
  {
    name: 'patience',
    words:
      /\b(?:be patient with me|bear with me|go easy on me|not done this (?:in|for)|new (?:at|to) (?:this|all this|dating)|first time (?:dating|in)|out of practice|rusty|start(?:ing)? over)\b/,
    replies: [
      "Take all the time you like; no one is good at this, some just have more practice. Tell me who you've met so far, or what feels strangest about it, and we'll go from there.",
    ],
  },
  {
    name: 'important',
    words:
      /\b(?:(?:very|so|really|too|super) important|important (?:to|for) me|matters (?:a lot|to me)|non ?negotiable|deal ?breaker|mean\w* (?:a lot|everything) to me)\b/,
    replies: [
      'Then treat it as important, also toward yourself: it gets asked out loud, and the answer counts.',
      "That's clear. Say it just like that to the person it's about; it's a strong sentence.",
    ],
  },
  {
    name: 'no-labels',
    topic: 'exclusivity',
    words:
      /\b(?:does not do (?:labels|relationships)|no labels|not looking for (?:anything )?serious|wants? (?:it |to keep it )?casual|not ready for (?:a relationship|anything))\b/,
    replies: [
      "Then take that at face value: it's not a riddle, it's an answer. The question is only what you want, and whether you could be happy with it exactly as it is now.",
      'That was honest, at least. Now it is your turn to be as honest about what you want.',
    ],
  },
  {
    name: 'answered',
    words:
      /\b(?:he|she|they|xmatch) (?:just |finally |actually )?(?:wrote|texted|messaged|answered|replied|called)(?: me)?(?: back)?\b(?!.* (?:not|never|no)\b)/,
    replies: [
      "There you go, an answer. What does it say to you: warm, busy, or just polite? I'd reply to what was said, not to the waiting before it.",
      "Good, so it isn't silence. Answer when you feel like it, not because you waited.",
    ],
  },
];
