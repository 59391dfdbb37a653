import { sentences, type Piece } from '../../../answer';
import { isTold, standardWords } from '../../../../words/message-text';
import type { Asked } from '../../asked';
import { caseReadIn } from '../../cases/case-classifier';
import { caseOf, HEAR, isFrame, isGeneral } from '../../cases/case-situations';
import { noteOnRecord } from '../../cases/on-record';
import { heldBack } from '../../situations/advise';
import type { Memory } from '../../understanding/conversation-memory';
import { fresh } from '../dialogue-replies';
import { linkedTo } from '../retold';
import { mirrored } from './mirrored';

/** Below this probability the situation that something told reads like is more often another one: in a story, and in a few words. */
const LIKELY = { story: 0.3, remark: 0.15 };
/** A feeling named in more words than these isn't all that is told. */
const LONGEST_FEELING = 14;
/** What happens in a longer story isn't all that is told either. */
const LONGEST_EVENT = 12;
/** Something else is told. */
const ELSE =
  /\b(?:one more thing|another thing|(?:something|on something) else|different thing|on (?:a|the) \w+ note|by the way|btw|anyway)\b/i;
/** News that matters whatever else is told with it. */
const NEWS = /^heard-(?:death|ill|official|won|love-said|anniversary)$/;

/** Whether the answer to something told would be a guess at what it is about. `text` has placeholders for names. */
export function isUnsure(situation: string | null, text: string, { datingCase }: Memory): boolean {
  if (!isTold(text)) return false;
  if (situation === null || situation === 'told') return true;
  if (situation.startsWith('heard-move-')) return standardWords(text).length > LONGEST_EVENT;
  if (situation.startsWith('heard-'))
    return !NEWS.test(situation) && standardWords(text).length > LONGEST_FEELING;
  if (isFrame(situation)) return isGeneral(situation) || standardWords(text).length > LONGEST_EVENT;
  const found = caseOf(situation);
  if (found === null) return false;
  if (found.part === HEAR && found.one.name === datingCase)
    return standardWords(text).length > LONGEST_EVENT || ELSE.test(text);
  const read = caseReadIn(text);
  const least = standardWords(text).length > LONGEST_EVENT ? LIKELY.story : LIKELY.remark;
  return found.part === null && (read?.name !== found.one.name || read.probability < least);
}

interface Point {
  /** Of the standard words of the message. */
  readonly words: RegExp;
  readonly texts: readonly [string, string];
}

/** What can be said to a story by the kind of thing that happens in it, whatever its subject; the more particular first. */
const POINTS: readonly Point[] = [
  {
    words:
      /\b(?:guilty|ashamed|my fault|selfish|wicked|bad person|terrible person|feel (?:so |really |a bit )?bad|horrible)\b/,
    texts: [
      'I hear someone who wants to do right by others, and that is no small thing. What would doing right look like here, if it were one sentence or one deed?',
      'Being hard on yourself changes nothing for anyone else. What could you still put right, and what is simply not yours to carry?',
    ],
  },
  {
    words:
      /\bi (?:\w+ )?(?:said|did|told|wrote|answered|agreed|promised) (?:\w+ ){0,3}(?:before|none|nothing|yes|no)\b|\bshould have\b|\bi wish i\b|\bi regret\b|\bi had meant to\b/,
    texts: [
      "You can still change that: what came out in a hurry may be said better a day later, and most people think more of someone who does. What do you wish you'd said?",
      "It isn't too late for the other half of it. One line will do: “I've thought about it again, and …” How would yours go on?",
    ],
  },
  {
    words:
      /\b(?:always me|only me|i always (?:have|plan|ask|write|text|call|pay|start|initiate)|not planned|never (?:plans?|asks?|texts? first|initiates?|calls?)|one sided)\b/,
    texts: [
      'Being the one who always starts gets tiring, even if you like starting. Leave the next one open on purpose and watch what comes; what happens in that gap tells you most. What would be a good sign to you?',
      "You don't have to stop giving, only to leave room. What is one thing you could leave to the other side this week?",
    ],
  },
  {
    words:
      /\b(?:a (?:little|bit|lot) much|(?<!it )(?<!him )(?<!her )(?<!them )too much|overwhelm\w*|smother\w*|every (?:morning|hour|day)|each (?:morning|day)|all day|constantly)\b/,
    texts: [
      'You can like it and still want less of it. Said as a wish it keeps what is good: “I love that you think of me, and a little less would be just right.” How much would that be for you?',
      'Liking someone and needing room go together. What would the comfortable amount look like in an ordinary week?',
    ],
  },
  {
    words:
      /\b(?:i miss|misses me|lie awake|can not (?:stop|sleep)|keep thinking|think(?:ing)? (?:about|of) (?:him|her|them|xmatch|the)|longing)\b/,
    texts: [
      "That's worth listening to, and it needn't decide anything tonight. What is it that pulls you there: the person, or how you were around them?",
      'Longing is loudest late in the evening. Ask yourself again at breakfast: what is left of it then?',
    ],
  },
  {
    words:
      /\b(?:i (?:am|was|got|feel|felt|stayed) (?:\w+ ){0,2}(?:cross|angry|furious|mad|annoyed|frustrated)|being cross|annoys? me|annoyed me|fed up|sick of|tired of|had enough|enough of|pisses me)\b/,
    texts: [
      'Fair enough. Anger usually knows what it wanted and only says it badly. What would you have wanted instead, in one sentence?',
      "You may stay cross for an evening; it needn't be useful. Is there something you'd like to say once it has cooled down?",
    ],
  },
  {
    words:
      /\b(?:finally|managed to|i did it|proud|for the first time|i said it|i asked (?:him|her|them|xmatch))\b/,
    texts: [
      'That took something, and it counts whatever comes back. What made it possible this time?',
      'Good for you. Let it stand for a day before you ask what it means. How did it feel right after?',
    ],
  },
  {
    words:
      /\b(?:blush\w*|embarrass\w*|awkward|froze|speechless|brain went|did not know what to (?:say|do)|tongue tied)\b/,
    texts: [
      "It's never as visible from outside as it feels from inside. What would you have liked to do, and is there a way to still do it?",
      'Moments like that are often the ones people like to remember together later. How did the other side take it?',
    ],
  },
  {
    words:
      /\b(?:misheard|two versions|turns out|made up|lied|lie|not true|never been|did not believe|believe (?:him|her|them|it)|secret|hid)\b/,
    texts: [
      "I can't know what's behind it, and there may be a simple reason. But if it keeps coming back to you, it's worth one plain question, asked to learn something and not to catch anyone. What answer would let you put it down?",
      'Trust grows back in small pieces: something is promised, and then it is kept. Is there one small thing this week by which you could tell?',
    ],
  },
  {
    words:
      /\b(?:moved|cancel\w*|postpon\w*|rescheduled|forgot|bailed|instead of|last minute|maybe (?:\w+day|next)|already bought|looked forward|disappoint\w*|let me down)\b/,
    texts: [
      "It's fair to be disappointed. You may say so in one line without a reproach, “I'd been looking forward to it”, and how that's taken tells you more than the change of plans. What would you have liked instead?",
      "Once is life, and the third time is a pattern. I'd notice what comes next: is a new day offered, or do you have to ask for one?",
    ],
  },
  {
    words:
      /\b(?:quiet|silent|silence|distant|short with|cold|cooler|not (?:answered|replied|written|said anything)|no (?:answer|reply|word)|ignor\w+|disappear\w*)\b/,
    texts: [
      "I can't see from here what is going on over there, and guessing tires you more than asking would. One light question is enough, without counting days. How long would it feel right to leave it first?",
      'Silence can mean a dozen things, so judge it by what comes after it. What would be a good sign to you this week?',
    ],
  },
  {
    words:
      /\b(?:baby|babies|kids?|children|pregnan\w*|marr(?:y|iage|ied)|faith|religio\w*|moving (?:in|away)|teenagers)\b/,
    texts: [
      'That is one of the big ones, and it deserves a plain sentence sooner rather than later. What is already certain for you, and what is still open?',
      "You needn't settle it in one talk. It's enough to say where you stand today and to ask the same back. What are you most afraid to hear?",
    ],
  },
  {
    words:
      /\b(?:my|his|her|their) (?:\w+ )?(?:mother|mom|mum|father|dad|parents|sister|brother|cousin|friends?|family|daughters?|son|boss|colleagues?)\b/,
    texts: [
      "Others see a part of it, and you see the rest. You don't owe anyone an answer before you have one yourself. What would your honest answer be tonight?",
      'When more people are part of it, it helps to sort: what is between the two of you, and what is between you and them? Which of the two is the harder one?',
    ],
  },
  {
    words:
      /\b(?:fixed|surprised me|brought|cooked|remembered|waited for me|held my|lent|smil\w+|laugh\w*|sweet|butterflies|lovely|kind|scarf|flowers|repairs|carried|funny)\b/,
    texts: [
      'Small things like that are worth writing down, because they fade first. How was it for you: simply good, or also a bit much to take in?',
      "It's nice to hear you tell it. Does it change anything about what you want from here, or may it just be a good moment?",
    ],
  },
  {
    words:
      /\b(?:content|laughed so|made my day|crying laughing|played it|voluntarily|cracked me up|so proud|happy|happily|happiest|glad|peaceful|wonderful|beautiful|enjoyed|great|fun|for free|sang|dancing|danced|best|gorgeous|magical|cozy)\b(?!.*\b(?:but|though|until|except)\b)/,
    texts: [
      'Oh, I like that. The good ones fade before the odd ones do, so keep a line of it for yourself. What was the best second of it?',
      "Enjoy it; it needn't be useful for anything. Does the other side know how it landed with you?",
    ],
  },
  {
    words: /\b(?:but|though|although|on the other hand|even so)\b/,
    texts: [
      "Both can be true at once, and you don't have to talk yourself out of either half. Which one is louder when you're on your own?",
      'Then leave both standing for now. What would have to happen for one of them to weigh less?',
    ],
  },
];

const ANYTHING = [
  "Is that something good to you, or something that bothers you? I'd rather ask than guess, and then we look at what to do with it.",
  "What do you make of it yourself? Say it as it comes, and I'll help you sort it.",
  "I'm with you so far. Is there something to decide in it, something to say to someone, or is it good just to have said it?",
  'And what would you like to happen next?',
];

const LEADS = ['So', 'All right:', 'I see,'];

/** Whether a message can be said back. */
export const canBeSaidBack = (message: string, { facts }: Pick<Asked, 'facts'>): boolean =>
  mirrored(message, facts.matches) !== null;

/** What was told, in the second person; empty where it can't be said back. */
export function whatWasTold(asked: Asked): Piece[] {
  const told = mirrored(asked.message, asked.facts.matches);
  return told === null ? [] : linkedTo(`${leadIn(asked)} ${told}.`, asked);
}

/** What was told in the second person, and what can be said to any such story. */
export function saidBackReply(asked: Asked): Piece[] {
  const [match] = asked.matches;
  if (match?.isHeldBack) return heldBack(match);
  const said = standardWords(asked.message).join(' ');
  const points = POINTS.filter(({ words }) => words.test(said)).flatMap(({ texts }) => texts);
  return sentences(
    whatWasTold(asked),
    noteOnRecord(asked),
    fresh(asked, [...points.slice(0, 2), ...ANYTHING]),
  );
}

/** Not the same twice in a row. */
function leadIn({ history }: Asked): string {
  const before = history.findLast(({ role }) => role === 'alex')?.message ?? '';
  const at = LEADS.findIndex((lead) => before.startsWith(`${lead} `));
  return LEADS[(at + 1) % LEADS.length] ?? '';
}
