import { standardWords } from '../../../words/message-text';
import type { Heard } from './feelings';

const LEAD =
  '^(?:(?:so|and|but|well|yeah|yes|no|okay|oh|ugh|lol|hm+|true|honestly|actually|because|cause|also|plus|like|fine|i mean|the thing is|thing is|to be honest|tbh|just|now|then|anyway) )*';

function starting(pattern: string): RegExp {
  return new RegExp(`${LEAD}(?:${pattern})`);
}

const HE = '(?:he|she|they|xmatch)';
const HIM = '(?:him|her|them|xmatch)';

/** What someone adds to what was just talked about, and what is said to it whatever the subject is. */
interface Move extends Omit<Heard, 'name'> {
  readonly name: `move-${string}`;
  /** Whether it says more than what the subject has in store. */
  readonly isPlain: boolean;
}

/** The more particular first. */
const MOVES: readonly Move[] = [
  {
    name: 'move-not-that',
    isPlain: true,
    words:
      /\b(?:that|it|this|which|money|time|distance|age) is not (?:\w+ )?(?:the|my|a) (?:\w+ )?(?:problem|point|issue|question|reason|thing)\b|\bnot about (?:that|the|this)\b/,
    replies: [
      "Okay, then that's off the table. Finish this sentence for yourself: “I'd be fine with it if …” What comes after the “if” is the real point, and it's also what you can ask for. What comes there?",
      "Good to know, then I'll leave that out. What is the point, in one short sentence?",
    ],
  },
  {
    name: 'move-tried',
    isPlain: true,
    words:
      /\b(?:i|we) (?:have |had )?(?:already|did already) \w+|\bi (?:have )?(?:tried|asked|told|said) (?:\w+ ){0,6}(?:already|before|twice|number times|many times|so often)\b|\btried (?:that|it|this|everything)\b|\bi (?:have )?said (?:that|it|this) (?:to \w+ )?(?:already|before)\b/,
    replies: [
      "Then that's done, and saying it again the same way is unlikely to add much. Change one thing instead: face to face rather than by text, or what you'll do rather than what you'd like. And set yourself a day by which you want to see something. Which day would that be?",
      "You've done that part. Now it's the other side's turn, so give it until the day you choose and then go by what happened.",
    ],
  },
  {
    name: 'move-can-not',
    isPlain: true,
    words: starting(
      'i (?:just |really |simply )?(?:(?:can not|could not|can never|could never|would never|do not dare)(?: to)? (?:just |ever |really )?(?:say|tell|ask|talk|do (?:it|that)|bring|write|call|flirt|start|face|speak|text)|am (?:too|so|really) (?:shy|scared|awkward|nervous)|am (?:\\w+ )?(?:bad|terrible|not good) at|do not know how)\\b',
    ),
    replies: [
      "Then make it smaller, small enough for today: one sentence instead of a talk, in writing if that's easier than face to face. Begin with “This is a bit hard for me to say:” and then just the one thing. Shall I write it?",
      "That's all right. Practice the one sentence aloud twice before, and leave the rest out. Which part is the hardest?",
    ],
  },
  {
    name: 'move-fear',
    isPlain: false,
    words:
      /\bi (?:really |just )?(?:do not|would not) (?:want|like) to (?:\w+ ){0,2}(?:hurt|lose|seem|sound|look|appear|come (?:across|off)|be (?:rude|mean|needy|cold|pushy|clingy|unfair|cruel|(?:that|the|a) (?:\w+ )?(?:person|guy|girl|one|woman|man|type|friend))|ruin|scare|offend|choose|push|pressure|say (?:something|anything|the wrong)|mess|make it (?:weird|awkward))\b/,
    replies: [
      "Then put just that in front: “I don't want this to come out wrong, so I'll say it simply:” and after it only the one thing. It's honest, and it's easier to answer kindly. Shall I write it?",
      'That you think about it already makes it gentler. Keep it short, and leave room for an answer.',
    ],
  },
  {
    name: 'move-do-not-want',
    isPlain: true,
    words: starting(
      `i (?:really |just |definitely )?(?:do not|would not|will not) (?:\\w+ )?(?:want|like|wanna)\\b(?! (?:${HIM} )?(?:kids|children))(?! to (?:\\w+ ){0,2}(?:hurt|lose|seem|sound|look|appear|come|be|ruin|scare|offend|choose|push|pressure|say|mess|make)\\b)`,
    ),
    replies: [
      "That's a clear no to that, and it counts. Now the other half: which version could you say yes to? Offer that one, with a day in it, and leave the rest unsaid. What would it look like?",
      "Then don't. Say what you'd like instead, in one sentence; that's easier to hear than a no alone.",
    ],
  },
  {
    name: 'move-will-not-lie',
    isPlain: true,
    words:
      /\b(?:not going to|will not|would not|can not|do not want to) (?:lie|pretend|hide (?:it|anything))\b/,
    replies: [
      "That's a good line to hold. Then don't leave it to the day you're asked: decide what you'd say, in one or two plain sentences, and say it at a calm moment of your own choosing. Would you like words for it?",
      'Good. Keep the sentence short and without excuses when it comes to it.',
    ],
  },
  {
    name: 'move-did',
    isPlain: true,
    words: starting(
      `i (?:just |finally |did |have |actually )?(?:told|asked|said|called|wrote|texted|ended|booked|cancelled|deleted|sent|did it|invited|suggested)\\b(?!.*\\b(?:yes|politeness)\\b)`,
    ),
    replies: [
      "You've done your part, and that was the step you could take. Don't add anything for a day or two. Note down how it was answered while you remember the words, because that's what you'll want to go by. How was it taken?",
      'Good, said is said. What came back?',
    ],
  },
  {
    name: 'move-deciding',
    isPlain: true,
    words: starting(
      'i (?:think i (?:will|should|would|want)|guess i (?:will|should|have to)|am (?:just )?(?:going to|gonna)|will (?:just |probably |maybe |try )?|might|have decided|would rather)\\b(?! (?:be|feel|never|always|die|cry)\\b)',
    ),
    replies: [
      "That sounds like a decision, and you don't need my blessing for it. Make it concrete: which day, and what's the first sentence or the first step? Put that in your calendar now, so that it doesn't hang over the week. What's the day?",
      'Good. Then do it in its smallest form first, and see how you feel afterward.',
    ],
  },
  {
    name: 'move-touched',
    isPlain: true,
    words:
      /\bi (?:was|am|felt|feel) (?:\w+ ){0,2}(?:touched|moved|grateful|flattered|proud of|thankful|impressed)\b/,
    replies: [
      'Say that in just those words, soon; it is the kind of thing people remember. One line is enough, today or the next time you meet.',
      'That is worth keeping. Put it into the note of the date, so that you find it again later.',
    ],
  },
  {
    name: 'move-glossed-over',
    isPlain: true,
    words:
      /\bi (?:just |only )?(?:said|told (?:him|her|them)|answered|replied) (?:that )?(?:yes|yeah|no problem|fine|nothing|sure|okay|it is (?:okay|fine|nothing)|i am (?:okay|fine)|i was (?:okay|fine))\b/,
    replies: [
      'A quick answer can be taken up again, and there is no deadline for it: “You asked me something, and I answered too fast. The longer answer is this:” and then one true sentence. Shall I write it?',
      'Then say the longer answer at the next calm moment, and start with the question you were asked.',
    ],
  },
  {
    name: 'move-admits',
    isPlain: true,
    words: starting(
      '(?:maybe|perhaps|probably|i guess|i think|i know|sometimes)? ?(?:i am|i was|i did|i do|it is (?:me|my fault|on me)|it was (?:me|my fault))(?: \\w+)?$',
    ),
    replies: [
      "That's honest, and it gives you something to work with: say your own part first, in one sentence, and then what you'd still like. Both can stand next to each other. Shall I write it?",
      'Then start with that when you talk: your part first, and your wish right after.',
    ],
  },
  {
    name: 'move-knows',
    isPlain: true,
    words: starting('(?:i (?:do )?know(?: (?:that|this|it|all that))?[ ,.]*)+$'),
    replies: [
      'Knowing it and doing it are two things, for everyone. What gets in between, when it comes to it?',
      'I believe you. Then what would help is probably not another reason. What would: company, distance or sleep?',
    ],
  },
  {
    name: 'move-others-say',
    isPlain: true,
    words: starting(
      'my (?:\\w+ )?(?:mom|mother|dad|father|parents|family|friends?|best friend|sister|brother|coworkers?|roommate|therapist|kids?|son|daughter) (?:\\w+ )?(?:says?|said|thinks?|thought|tells?|told|wants?|hates?|likes?|keeps?)\\b',
    ),
    replies: [
      "That's one view from outside, and worth a question: “What did you see that makes you say so?” Take what was seen, and leave the verdict to yourself. Do you agree with any of it?",
      'Then you have their view. What would yours be if no one had said anything?',
    ],
  },
  {
    name: 'move-repeated',
    isPlain: false,
    words:
      /\b(?:second|third|fourth|fifth) time\b|\b(?:every (?:time|single|week|day)|all the time|again and again|constantly|keeps? (?:on )?\w+ing|always (?:does|says|comes|cancels|late|on))\b/,
    replies: [
      "What keeps happening is worth one calm sentence, at a moment when nothing is wrong: what you've noticed, how it is for you, and what you'd like instead. Then look at the next two times. Shall I put it into words?",
      'Then go by the repetition and not by the explanation. What would have to be different next time for you to be fine with it?',
    ],
  },
  {
    name: 'move-good-side',
    isPlain: false,
    words: new RegExp(
      `\\b(?:otherwise|apart from that|other than that|in person)\\b|\\b${HE} is (?:\\w+ ){0,3}(?:nice|kind|sweet|lovely|great|wonderful|good|funny|caring|amazing)\\b|\\bwe (?:\\w+ )?(?:have|had) (?:\\w+ )?fun\\b`,
    ),
    replies: [
      "That belongs in the picture too, and it doesn't cancel the other part. Keep them apart: write down what's good, and ask for the one thing that isn't. How the asking is taken will tell you more than weighing them. What is the one thing?",
      "Good to hear. Then it's worth a try: say the one thing kindly, and see what happens to it.",
    ],
  },
  {
    name: 'move-do-not-know',
    isPlain: false,
    words: starting(
      'i (?:really |just |still )?(?:do not know|am not sure|have no idea|can not tell|wonder)\\b',
    ),
    replies: [
      "You don't have to know it today. Pick the one thing you could find out within a week, by asking it or by meeting once more, and leave the rest until then. What's the one thing you'd most like to know?",
      'Then wait with deciding, and ask instead. Which question would help you most if it were answered honestly?',
    ],
  },
  {
    name: 'move-their-view',
    isPlain: false,
    words: new RegExp(
      `\\b${HE} (?:\\w+ )?(?:says?|said|thinks?|told me|feels?|wants?|claims?|promised|insists?)\\b`,
    ),
    replies: [
      "So that's what you've been told. Ask one thing back before you decide: “What would that look like, concretely?” Then say your side in one sentence, and compare what's said with what's done over the next two weeks. What would your sentence be?",
      "I can't look behind the words. Take them at face value for now, say what you need, and see what follows.",
    ],
  },
  {
    name: 'move-wish',
    isPlain: false,
    words: starting('i (?:just |only |really |still )?(?:want|would like|wish|hope|need|would love)\\b'),
    replies: [
      "That's a clear wish, and a fair one to say out loud, in nearly those words, on an ordinary day. Say it once, ask how the other one sees it, and then listen. Shall I turn it into a message?",
      'Then let that be the measure: does the next week bring you closer to it, or not?',
    ],
  },
];

/** A short question back in the middle of something, such as "every single weekend?" or "really, for two months?". */
const DOUBTS =
  /^(?:(?:like|really|but|for|so|wait|and|hm+) )*(?:every|all|always|never|only|just|still|even|really|seriously|number|two|three|six|that|so) (?:\w+ ){0,4}\?$/;
const DOUBT: Move = {
  name: 'move-doubt',
  isPlain: true,
  words: DOUBTS,
  replies: [
    "It does make one wonder, and I can't check it from here. You don't have to prove it either: ask for one concrete day instead of another reason, and see what comes. Shall I word it?",
    "That's a fair question to put out loud, in just those words and in a friendly tone. What answer would settle it for you?",
  ],
};

/** Whether a message doubts what was just told. */
export function doubts(text: string): boolean {
  return DOUBTS.test(standardWords(text).join(' '));
}

/** The move that a message makes; null for none. `isPlain` asks only for those that say more than the subject. */
export function moveIn(text: string, isPlain: boolean): string | null {
  const said = standardWords(text).join(' ');
  return MOVES.find((move) => move.isPlain === isPlain && move.words.test(said))?.name ?? null;
}

/** The moves as something that is told. */
export const MOVES_HEARD: readonly Heard[] = [...MOVES, DOUBT].map(({ name, words, replies }) => ({
  name,
  words,
  replies,
  isWhole: true,
}));
