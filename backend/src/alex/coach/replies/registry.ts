import { paragraphs, say, type Piece } from '../../answer';
import type { MatchFact } from '../../facts';
import type { Asked, Reply } from '../asked';
import { ofInsights, ofMatch } from '../coach-figures';
import type { Intent } from '../intents';
import { ADVICE } from './dating/advice-texts';
import { datingAdvice, differentValues } from './dating/dating-advice';
import { questionsToAsk } from './dating/questions-to-ask';
import { draftMessage, MESSAGES, messageTo } from './messages/drafts';
import { HOW_TO } from './product/how-to';
import { addStandard, dropStandard, myStars } from './records/changing-standards';
import { comparison } from './records/comparison';
import { datePlan } from './records/date-plan';
import { howMany, lastDate, lastSeen, myNotes } from './records/dates-and-notes';
import { decision, whatWasTold } from './records/decision';
import { matchReport, meaning } from './records/match-report';
import { progress, trend } from './records/progress';
import { everyone, ranking, rankingOn } from './records/ranking';
import { aboutStandards } from './records/standards';
import { heartOrHead, howSure, mustHaves, myRatings, notSeenYet, whyScore } from './records/sureness';
import { whatNext, whatToFindOut } from './records/what-next';
import { help, notHelpful } from './talk/repair';
import { goodbye, greeting, howAreYou, smallTalk, thanks, whoAreYou } from './talk/small-talk';
import { whichMatch } from './talk/which-match';

/** Two people side by side; without a second one, the next best, and without any, the whole list. */
function compare(asked: Asked): Piece[] {
  const { facts, matches } = asked;
  const [one = facts.ranked[0], other = facts.ranked.find(({ id }) => id !== one?.id)] = matches;
  if (one && other) return comparison(one, other);
  return ranking(facts);
}

/** About a match; asks which one when it isn't clear. */
function report(asked: Asked): Piece[] {
  const [match, ...others] = asked.matches;
  if (!match) return whichMatch(asked, 'match-report');
  // Two people of the same name: asking is better than guessing.
  const namesakes = others.filter(({ name }) => firstNameOf(name) === firstNameOf(match.name));
  return namesakes.length > 0
    ? whichMatch({ facts: { ...asked.facts, matches: asked.matches } }, 'match-report')
    : paragraphs(matchReport(match), match.fit ? null : noteOn(match, asked));
}

function noteOn(match: MatchFact, { notes }: Asked): Piece[] {
  const note = notes.find((one) => one.match.id === match.id);
  return note ? say`Your note says ${ofMatch(match, `“${note.text.trim()}”`)}` : [];
}

function firstNameOf(name: string): string {
  return (name.split(' ')[0] ?? '').toLowerCase();
}

function next({ facts, ideas, matches: [match] }: Asked): Piece[] {
  return match ? matchReport(match) : whatNext(facts, ideas);
}

function myPredictions(): Piece[] {
  return say`After a scored date you can say whether you'd still be seeing someone in a month. How often you were right, and how sure you were when you were, is in ${ofInsights('Dating Insights')} under your predictions. It takes a good number of answers before that means anything, and it says so until then.`;
}

function repliesFrom<Key extends string, Text>(
  texts: Readonly<Record<Key, Text>>,
  toReply: (text: Text) => Reply,
): Record<Key, Reply> {
  const entries = Object.entries<Text>(texts).map(([intent, text]) => [intent, toReply(text)]);
  return Object.fromEntries(entries) as Record<Key, Reply>;
}

/** One reply for each intent; what `why` and `more` ask for depends on the answer before. */
export const REPLIES: Readonly<Record<Exclude<Intent, 'why' | 'more'>, Reply>> = {
  'what-next': next,
  'whom-to-see': ({ facts, ideas }) => whatNext(facts, ideas),
  'what-to-find-out': whatToFindOut,
  'best-match': ({ facts, standards: [standard] }) =>
    standard ? rankingOn(standard, facts, false) : ranking(facts),
  'all-matches': ({ facts, standards: [standard] }) =>
    standard ? rankingOn(standard, facts, false) : everyone(facts),
  compare,
  'match-report': report,
  'why-score': whyScore,
  'how-sure': howSure,
  decide: (asked) => decision(asked.matches[0], asked.facts, whatWasTold(asked)),
  'heart-or-head': heartOrHead,
  'my-ratings': myRatings,
  'last-date': lastDate,
  'last-seen': lastSeen,
  'how-many': howMany,
  'my-notes': myNotes,
  'not-seen-yet': notSeenYet,
  'date-plan': datePlan,
  'my-standards': ({ facts }) => aboutStandards(facts),
  'drop-standard': dropStandard,
  'add-standard': addStandard,
  'my-stars': myStars,
  'must-haves': mustHaves,
  'my-patterns': ({ facts }) => progress(facts),
  'my-trend': ({ facts, matches: [match] }) => trend(facts, match),
  'my-predictions': myPredictions,
  'questions-to-ask': questionsToAsk,
  ...repliesFrom(ADVICE, datingAdvice),
  'different-values': differentValues,
  'draft-ask-out': messageTo,
  ...repliesFrom(MESSAGES, draftMessage),
  'how-percentage': ({ facts }) => meaning(facts),
  ...repliesFrom(HOW_TO, (text) => () => [text]),
  hello: ({ facts }) => greeting(facts),
  'how-are-you': howAreYou,
  thanks,
  goodbye,
  'who-are-you': whoAreYou,
  help,
  'not-helpful': notHelpful,
  'small-talk': smallTalk,
};
