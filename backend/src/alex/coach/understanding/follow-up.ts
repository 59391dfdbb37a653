import type { Intent } from '../intents';
import type { Memory } from './conversation-memory';
import { NAME_WORD, STANDARD_WORD } from './intent/intent-features';
import { themeOf } from '../dialogue/themes';
import { responseIn } from '../dialogue/replies-to-answers';
import { standardWords } from '../../../words/message-text';

/** What a message means only after what was said before it. */
export type FollowUp =
  | {
      readonly kind: 'intent';
      readonly intent: Intent;
      readonly isGuess: false;
      readonly guesses: readonly Intent[];
      readonly situation: string | null;
    }
  /** It picks one of the questions that the last answer offered. */
  | { readonly kind: 'offered'; readonly question: string };

const YES = new Set(
  'yes yeah yep yup yea sure okay right correct exactly please do that it is one'.split(' '),
);
const FIRST = new Set('the first one 1 option number former 1st a'.split(' '));
const SECOND = new Set('the second one 2 two option number latter 2nd b last other'.split(' '));
const NUMBER = /^\W*(?:number |option |no\.? ?)?([1-4])\W*$/i;
const STARTS_YES = /^(?:yes|yeah|yep|yup|yea|sure|okay|right|correct|exactly|please)$/;
const PICKS_FIRST = /^(?:first|1st|1|one|former)$/;
const PICKS_SECOND = /^(?:second|2nd|2|two|latter|last|other)$/;

/** "And Jona?", "what about her?": apart from the person, every word just means "the same question again". */
const SAME_AGAIN = new Set(
  `${NAME_WORD} ${STANDARD_WORD} and or what how about with so then okay well now also for the same is thing question ? same him her them she he they that this one first second third other last too as by versus vs but hm hmm average on`.split(
    ' ',
  ),
);
const POINTS = new Set(`${NAME_WORD} him her them she he they one`.split(' '));

/** Intents that can be asked about someone else, or again. */
const ABOUT_PERSON: ReadonlySet<Intent> = new Set<Intent>([
  'what-to-find-out',
  'match-report',
  'why-score',
  'how-sure',
  'decide',
  'heart-or-head',
  'last-date',
  'last-seen',
  'how-many',
  'my-notes',
  'not-seen-yet',
  'date-plan',
  'must-haves',
  'my-predictions',
  'my-ratings',
  'questions-to-ask',
]);
/** Answers with a percentage or an order, whose "why" is about the percentage. */
const ABOUT_SCORE: ReadonlySet<Intent> = new Set<Intent>([
  'match-report',
  'best-match',
  'why-score',
  'how-sure',
  'heart-or-head',
]);
/** Answers of which there is another: other ideas, other questions. */
const HAVE_ANOTHER: ReadonlySet<Intent> = new Set<Intent>(['date-plan', 'questions-to-ask', 'small-talk']);
const WHY = new Set('why but is that so ? how come and not really'.split(' '));
const MORE_LIKE_IT =
  /^(?:(?:and )?(?:(?:give|tell|show) me )?(?:another|one more|more|some more|any other|other|different|fun|funnier|lighter|deeper|easier)(?: (?:fun|funny|serious|light|easy|deep|personal|creative|one|ones|ideas?|questions?|jokes?|please))*)\??$/;

const LONGEST_CHANGE = 14;
/** What a message should be like takes more words. */
const LONGEST_OTHER_WORDS = 24;
/** What someone says who wants other ideas for a date. */
const OTHER_PLAN =
  /\b(?:(?:something|anything|somewhere) (?:else|different|that is not|which is not|not|without|other than|cheap\w*|free|warm\w*|indoors?|inside|outdoors?|outside|short\w*|quiet\w*|calm\w*|simple\w*|special|romantic|active|in)|cheaper|cheap|free|indoors?|outdoors?|outside|inside|rain\w*|snow\w*|cold|freezing|weather|winter|november|december|shorter|quieter|closer|too (?:expensive|far|long|boring|fancy|cold|much|loud|wet|active)|not (?:that|those|these|into)|^(?:(?:but|and|please|no|nah|nope|hm+|lol) )*(?:not|no) (?:a |an |the |in |at |another )*\w+(?! (?:was|is|did|does))|(?:any )?other (?:ideas?|ones?)|what else|less (?:fancy|expensive|active))\b/;
/** What someone says who wants a message in other words. */
const OTHER_WORDS =
  /^(?!.*\b(?:should|when|why|who|how (?:often|long|do|did)) (?:i|you|he|she|they)?\b).*\b(?:short\w*|brief\w*|long(?:er)?|formal|casual\w*|stiff|cheesy|corny|funn\w+|humor\w*|light\w*|playful|flirt\w*|warm\w*|kind\w*|nicer|plain\w*|jok\w+|sweet\w*|soft\w*|friendl\w*|direct|clear\w*|serious|honest|needy|eager|clingy|keen|desperate|intense|heavy|pushy|relaxed|chill|cool\w*|natural|tone|emojis?|another (?:one|version)|other words|rewrite|reword|less|more)\b/;
const SHORTER =
  /^(?:(?:and|please|can|could|you|a|bit|little|much|make|say|it|that|give|me|the|answer|explain|put|way|in|too) )*(?:shorter|short|short version|simpler|simply|brief\w*|tldr|long|in short|simple(?: words)?|plain(?: english| words)?|easier)(?: (?:please|way|words|version|answer|though|then|number|one|sentences?|it|that))*(?: \?)?$/;

const LONGEST_TONE = 6;
const TONE =
  /^(?:(?:a|bit|little|much|more|and|please|make|it|that|can|you|less|but|something) )*(?:warmer|warm|kinder|kind|nicer|softer|gentler|funnier|funny|lighter|playful|casual|direct|formal|needy|eager)(?: (?:please|though|then|maybe|pls))*$/;
/** Advice that suggests a message to send: "a little warmer" after it asks for a new draft. */
const DRAFT_AFTER: ReadonlyMap<Intent, Intent> = new Map<Intent, Intent>([
  ['break-up', 'draft-end'],
  ['texting', 'draft-ask-out'],
  ['after-date', 'draft-ask-out'],
  ['mixed-signals', 'draft-ask-out'],
  ['boundaries', 'draft-boundary'],
]);

/** What someone says who wants something in a message, or out of it. */
const OTHER_CONTENT =
  /^(?:(?:and|but|okay|please|can|could|you|also|just|now|better|good|great|nice|perfect|cool|yes|the (?:first|second|third|last|warm|plain|light) (?:one|version)?) )*(?:without|leave out|leave off|take out|remove|drop|mention|add|include|put in|say that|make it|use|change|instead|rather|for|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|not (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?!.*\bnumber stars?)|\b(?:mention|leave out|without) (?:the|that|my|our|it|any)\b|(?<!not )\bmake it (?:a (?:little|bit) |much |even )?(?:plainer|warmer|shorter|longer|softer|nicer|kinder|lighter|funnier|simpler|clearer|sweeter|cooler)\b|\binstead of\b/;
/** How two people are with each other, which a message should sound like. */
const STYLE =
  /^(?:(?:but|and|well|no|lol) )*(?:he|she|they|xmatch|we) (?:\w+ ){0,3}(?:formal|stiff|jok\w+|funny|casual|serious|direct|polite|shy|sarcastic|teas\w+)\b/;

/** A story or another question rather than a wish. */
const TELLS =
  /^(?:i (?!(?:really )?(?:want|would|need|meant?) (?:like )?(?:it|that|something))|we |he |she |they |xmatch |what if |is |are |does |do )/;

/** "That's funny" is about the draft and asks for no other one. */
function isResponse(said: string): boolean {
  const response = responseIn(said);
  return response === 'likes' || response === 'laughs';
}

/** Whether a message asks for a variation on the previous answer: other ideas, another tone, fewer words. */
function changesAnswer(before: Intent, said: string): boolean {
  if (before === 'date-plan' && OTHER_PLAN.test(said)) return true;
  if (before.startsWith('draft-')) {
    if (STYLE.test(said) || (OTHER_CONTENT.test(said) && !said.endsWith('?'))) return true;
    if (OTHER_WORDS.test(said)) return !TELLS.test(said) && !isResponse(said);
  }
  return SHORTER.test(said);
}

/** The intent of a message that asks for a variation on the previous answer; null for any other. */
function changedTo(before: Intent, spoken: readonly string[], said: string): Intent | null {
  const isTone = spoken.length <= LONGEST_TONE && TONE.test(spoken.join(' '));
  const draft = isTone ? DRAFT_AFTER.get(before) : undefined;
  if (draft) return draft;
  const longest = before.startsWith('draft-') ? LONGEST_OTHER_WORDS : LONGEST_CHANGE;
  return spoken.length <= longest && changesAnswer(before, said) ? before : null;
}

/** What someone asks who would rather do something else on a date. */
const OTHER_PROPOSAL =
  /\bwhat .*(?:propose|suggest|do|offer|go).* instead\b|\bsomething (?:else|different|indoors?|outdoors?|cheap\w*|shorter)\b/;

export function followUpOf(text: string, memory: Memory, named: number): FollowUp | null {
  const words = standardWords(text);
  const spoken = words.filter((word) => word !== '?');
  const before = memory.intent ?? memory.topic;
  const { situation } = memory;
  const asking = (intent: Intent): FollowUp => ({
    kind: 'intent',
    intent,
    isGuess: false,
    guesses: [],
    // Advice on a case applies to the person it was about; naming someone else starts a new case.
    situation:
      intent === before &&
      intent !== 'date-plan' &&
      !intent.startsWith('draft-') &&
      !(named > 0 && situation?.startsWith('case:'))
        ? situation
        : null,
  });
  if (themeOf(before) === 'first-date' && OTHER_PROPOSAL.test(words.join(' '))) return asking('date-plan');
  const changed = before && changedTo(before, spoken, words.join(' '));
  if (changed) return asking(changed);
  if (spoken.length === 0 || spoken.length > 7) return null;
  const offered = offeredPick(text, spoken, memory.offered);
  if (offered !== null) return { kind: 'offered', question: offered };
  if (spoken.every((word) => SAME_AGAIN.has(word)) && spoken.some((word) => POINTS.has(word))) {
    const same = sameAbout(memory, named);
    return same && asking(same);
  }
  if (before === null) return null;
  if (spoken.includes('why') && words.every((word) => WHY.has(word)) && memory.people.length > 0) {
    if (ABOUT_SCORE.has(before)) return asking('why-score');
    if (before === 'compare') return asking('compare');
  }
  return HAVE_ANOTHER.has(before) && MORE_LIKE_IT.test(spoken.join(' ')) ? asking(before) : null;
}

/** What "and Jona?" asks; null when it points at no one. */
function sameAbout({ intent: before, people }: Memory, named: number): Intent | null {
  if (named === 0 && people.length === 0) return null;
  if (before === 'compare' && named === 2) return 'compare';
  return before !== null && ABOUT_PERSON.has(before) ? before : 'match-report';
}

function offeredPick(text: string, spoken: readonly string[], offered: readonly string[]): string | null {
  const [first, second] = offered;
  if (first === undefined) return null;
  const number = NUMBER.exec(text)?.[1];
  if (number !== undefined) return offered[Number(number) - 1] ?? null;
  const [start = ''] = spoken;
  if (
    second !== undefined &&
    spoken.every((word) => SECOND.has(word)) &&
    spoken.some((word) => PICKS_SECOND.test(word))
  )
    return second;
  if (spoken.every((word) => FIRST.has(word)) && spoken.some((word) => PICKS_FIRST.test(word))) return first;
  return STARTS_YES.test(start) && spoken.every((word) => YES.has(word)) ? first : null;
}
