import type { CoachFacts } from '../facts';
import type { Understanding, Wish } from './asked';
import type { Intent } from './intents';
import type { Turn } from './understanding/conversation-memory';
import { partsOf, standardWords } from '../../words/message-text';
import { understand, type Understood } from './understanding/understand';
import { wishesIn } from './wishes';

/** A message in its conversation: what it means, and whether the same was just answered. */
export interface Meant {
  readonly understanding: Understanding;
  readonly isRepeated: boolean;
  /** What is asked in the end: a correction together with what it corrects. */
  readonly message: string;
  readonly wishes: readonly Wish[];
}

/** Questions after which "why?" asks for the ratings behind a figure. */
const ABOUT_FIGURES: ReadonlySet<Intent> = new Set([
  'what-next',
  'whom-to-see',
  'best-match',
  'all-matches',
  'compare',
  'match-report',
  'decide',
  'how-sure',
  'heart-or-head',
  'last-date',
  'hello',
]);

const TALKS_BACK: ReadonlySet<Intent | null> = new Set<Intent | null>([
  null,
  'not-helpful',
  'why',
  'more',
  'thanks',
  'hello',
  'small-talk',
]);

/** "That isn't what I asked": what is said about the answer rather than about the matter. */
const COMPLAINT =
  /\b(?:(?:that|this|it|your (?:last )?answer)(?:['’]s| is| was|) ?(?:not|n['’]?t|wasn['’]?t|isn['’]?t|was not|is not) (?:\w+ ){0,3}(?:what|an answer|helpful|it\b|answer)|(?:did|does)(?:n['’]?t| not) (?:\w+ ){0,2}(?:help|answer)|(?:you|u) (?:misunderstood|have(?:n['’]?t| not) answer\w*|did(?:n['’]?t| not) (?:get|understand|answer))|wrong (?:answer|question|person)|read (?:my|the) question|not (?:what|who) i (?:asked|meant))/i;
/** "No, I mean …": what comes after it replaces or adds to a part of the question before. */
const CORRECTS =
  /^(?:(?:no+|nope|nah|sorry|actually|wait|hm+|ok(?:ay)?|well|lol|haha|oh|but|and)[\s,.!;:-]+)*(?:(?:what )?i (?:actually |really |just |simply |rather )?(?:mean|meant|was (?:asking|talking) about|am (?:asking|talking) about|(?:simply |just )?want(?:ed)? to know|was hoping for|asked(?: about)?)(?: is| was)?|i['’]m (?:asking|talking) about|not (?:you|him|her|them|that one|that))\b[\s,:-]*(?:(?:lol|haha|but|like|the one)[\s,]+)?/i;
/** A part of a question rather than a question of its own. */
const FRAGMENT =
  /^(?:for|with|in|on|about|at|without|as|to|if|when|after|before|like|more|less|the|just|only|by|from|something|someone|a|an|my|his|her|their|whether|because)\b/i;

/** What the user means, given the conversation so far (oldest first, without this message). */
export function meaningOf(message: string, history: readonly Turn[], facts: CoachFacts): Meant {
  const meant = understand(message, history, facts);
  const wishes = wishesIn(message);
  const corrected = correctedBy(message, meant, history, facts);
  if (corrected) return { ...corrected, wishes };
  const { intent, previous } = meant;
  if (intent === 'not-helpful') {
    const guesses = lastQuestion(history, facts)?.understood.guesses ?? [];
    return { understanding: { ...meant, guesses }, isRepeated: previous === intent, message, wishes };
  }
  if (intent !== 'why' && intent !== 'more') {
    const isSame = intent !== null && intent === previous && meant.situation === meant.previousSituation;
    return { understanding: meant, isRepeated: isSame, message, wishes };
  }
  const before = lastQuestion(history, facts)?.understood;
  if (!before?.intent)
    return { understanding: { ...meant, intent: null }, isRepeated: false, message, wishes };
  const isWhy = intent === 'why' && ABOUT_FIGURES.has(before.intent);
  return {
    understanding: {
      intent: isWhy ? 'why-score' : before.intent,
      situation: isWhy ? null : before.situation,
      guesses: [],
      topic: meant.topic,
      isGuess: false,
      isTold: false,
      matches: meant.matches.length > 0 ? meant.matches : before.matches,
      standards: meant.standards.length > 0 ? meant.standards : before.standards,
    },
    isRepeated: !isWhy,
    message,
    wishes,
  };
}

/** The question before, with what a correction changes in it; null for a message that corrects nothing. */
function correctedBy(
  message: string,
  meant: Understood,
  history: readonly Turn[],
  facts: CoachFacts,
): Omit<Meant, 'wishes'> | null {
  const parts = partsOf(message);
  const about = parts.flatMap(withoutComplaint);
  const isComplaint = about.join() !== parts.join() || meant.intent === 'not-helpful';
  const isCorrection = about.some((part) => CORRECTS.test(part));
  if (!isComplaint && !isCorrection) return null;
  const last = lastQuestion(history, facts);
  const rest = about
    .map((part) => part.replace(CORRECTS, ''))
    .join(' ')
    .trim();
  if (!last) return null;
  if (rest === '' && !isCorrection) return plainerAnswer(last);
  return (
    aboutOthers(rest, meant, last, history, facts) ?? inOtherWords(rest, isCorrection, last, history, facts)
  );
}

/** The same question about someone else. */
function aboutOthers(
  rest: string,
  meant: Understood,
  last: Question,
  history: readonly Turn[],
  facts: CoachFacts,
): Omit<Meant, 'wishes'> | null {
  if (meant.matches.length > 0 && COMPARES.test(rest))
    return {
      understanding: {
        ...last.understood,
        intent: 'compare',
        situation: null,
        isGuess: false,
        matches: [...new Set([...last.understood.matches, ...meant.matches])].slice(0, 2),
      },
      isRepeated: false,
      message: last.message,
    };
  // "No, I mean Alex": the same question about someone else.
  const isOnlyName = meant.matches.length > 0 && standardWords(rest).length <= LONGEST_NAMING;
  if (isOnlyName && last.understood.intent)
    return {
      understanding: { ...last.understood, matches: named(rest, meant, history, facts), isGuess: false },
      isRepeated: false,
      message: last.message,
    };
  return null;
}

/** The same question with another part in it, or another question. */
function inOtherWords(
  rest: string,
  isCorrection: boolean,
  last: Question,
  history: readonly Turn[],
  facts: CoachFacts,
): Omit<Meant, 'wishes'> | null {
  if (WHAT_TO_DO.test(rest))
    return {
      understanding: { ...last.understood, isGuess: false },
      isRepeated: true,
      message: last.message,
    };
  const own = understand(rest, history, facts);
  const isOwn = !FRAGMENT.test(rest) && !own.isGuess && !TALKS_BACK.has(own.intent);
  if (isOwn) return { understanding: own, isRepeated: own.intent === last.understood.intent, message: rest };
  if (!isCorrection || rest === '') return null;
  const joined = `${last.message.replace(/[?.!\s]+$/, '')} ${rest}`;
  const both = understand(joined, history, facts);
  const understanding = TALKS_BACK.has(both.intent) ? { ...last.understood, isGuess: false } : both;
  return { understanding, isRepeated: understanding.intent === last.understood.intent, message: joined };
}

/** "I was asking what I should do" is about the story before it. */
const WHAT_TO_DO = /^(?:about )?what (?:i should|should i|to|i can|can i) do\W*$/i;
const COMPARES = /\b(?:compar\w+|against|versus|vs)\b/i;

/** Questions to which "that's no answer" asks for a plainer one. */
const DECIDING: ReadonlySet<Intent> = new Set<Intent>(['what-next', 'whom-to-see', 'compare', 'best-match']);

/** What a part of a message says besides that the answer missed it. */
function withoutComplaint(part: string): string[] {
  const complaint = COMPLAINT.exec(part);
  if (!complaint || CORRECTS.test(part)) return [part];
  const after = /[,;:]\s*(.+)$/s.exec(part.slice(complaint.index))?.[1] ?? '';
  return standardWords(after).length > 2 ? [after] : [];
}

/** For someone who only says that the answer was none: a question of whom to choose can be answered more plainly. */
function plainerAnswer({ understood, message }: Question): Omit<Meant, 'wishes'> | null {
  if (!understood.intent || !DECIDING.has(understood.intent)) return null;
  return {
    understanding: { ...understood, intent: 'compare', situation: 'whom-to-pick', isGuess: false },
    isRepeated: false,
    message,
  };
}

/** "Not you, Alex K lol" */
const LONGEST_NAMING = 4;

/** The people of the correction itself; "not Jonas, Sofia" is about the last one. */
function named(rest: string, meant: Understood, history: readonly Turn[], facts: CoachFacts) {
  const { matches } = understand(rest, history, facts);
  return matches.length > 0 ? matches : meant.matches.slice(-1);
}

interface Question {
  readonly message: string;
  readonly understood: Understanding;
}

/** The latest question that "why?", "more" and corrections can refer to. */
function lastQuestion(history: readonly Turn[], facts: CoachFacts): Question | null {
  for (let index = history.length - 1; index >= 0; index -= 1) {
    const turn = history[index];
    if (turn?.role !== 'user') continue;
    const understood = understand(turn.message, history.slice(0, index), facts);
    const isAside =
      understood.intent === 'why' || understood.intent === 'more' || understood.intent === 'not-helpful';
    if (!isAside) return { message: turn.message, understood };
  }
  return null;
}
