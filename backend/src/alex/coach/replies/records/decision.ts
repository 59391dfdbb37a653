import { fitWord } from '#contract/dating/insights/fit-words';
import { listed, paragraphs, say, type Piece } from '../../../answer';
import type { CoachFacts, FitFact, MatchFact } from '../../../facts';
import {
  datesOf,
  heartSentence,
  mustHaveSentence,
  nameOf,
  ratedDatesOf,
  ratingOf,
  standing,
} from '../../coach-figures';
import type { Asked } from '../../asked';
import { standardSpokenOf } from '../../situations/records/spoken-of';
import { asks, partsOf } from '../../../../words/message-text';
import { weakestOf } from './match-report';
import { noneRanked } from './ranking';

const YOURS_TO_DECIDE =
  "I won't decide for you. If you feel unsafe with someone, or they make you feel small, no percentage is a reason to stay.";

/** Whether to keep seeing someone: the case for and against, never the decision itself. */
export function decision(match: MatchFact | undefined, facts: CoachFacts, told: Piece[] = []): Piece[] {
  const about = match ?? facts.ranked.find(({ isHeldBack }) => !isHeldBack) ?? facts.ranked[0];
  if (!about) return noneRanked(facts);
  const { fit } = about;
  if (!fit && about.isHeldBack)
    return say`You haven't scored a date with ${nameOf(about)}, and you don't owe anyone one. ${YOURS_TO_DECIDE}`;
  if (fit && about.isHeldBack) return say`${YOURS_TO_DECIDE} By your ratings, ${standing(about, fit)}.`;
  if (!fit)
    return say`You haven't scored a date with ${nameOf(about)} yet, so a decision would rest on a first impression. If meeting feels safe and you're curious, one date is a small price for knowing.`;
  if (about.vetoed.length > 0) return belowMustHave(about, fit);
  return paragraphs(
    told,
    say`${standing(about, fit)}. ${reading(about, fit)}`,
    mustHaveSentence(about),
    heartSentence(about, fit),
    question(about),
    say`${YOURS_TO_DECIDE}`,
  );
}

/** Only what went wrong is held against a standard; what is praised needs no word. */
const TROUBLE =
  /\b(?:not|never|no longer|can(?:no|['’]?)t|did(?:n['’]?t| not)|does(?:n['’]?t| not)|was(?:n['’]?t| not)|is(?:n['’]?t| not)|without|lied|lies|lying|late|cancel\w*|forgot\w*|rude|mean|ignor\w+|ghost\w*|stood me up|flak\w+|broke)\b/i;
const AGAIN = /\b(?:again|always|every time|second|third|fourth|twice|keeps?|lately)\b/i;

/** What happened belongs to a standard, and into the next rating of it, before any figure. */
export function whatWasTold({ message, facts, matches: [match] }: Asked): Piece[] {
  const told = partsOf(message)
    .filter((part) => !asks(part))
    .join(' ');
  const standard = match && TROUBLE.test(told) ? standardSpokenOf(told, facts) : null;
  if (!match || !standard) return [];
  const mean = match.means.find(({ id }) => id === standard.id);
  const sofar = mean
    ? say`You've rated ${nameOf(match)} ${ratingOf(match, mean)} on it over ${ratedDatesOf(match, mean)}`
    : say`You haven't rated ${nameOf(match)} on it yet`;
  return say`What you tell belongs to ${standard.question}. ${sofar}, and it counts once you let it into the next rating.${AGAIN.test(told) ? '' : ' Once can be a bad day; the second time is worth a plain question.'}`;
}

/** The must-have comes first, and nothing after it speaks for the match. */
function belowMustHave(match: MatchFact, fit: FitFact): Piece[] {
  const below = listed(match.vetoed.map(({ question: standard }) => standard));
  return paragraphs(
    mustHaveSentence(match),
    say`${standing(match, fit)}, but the percentage doesn't make up for a must-have. The question to settle is ${below}: could you live with it exactly as it is, or is your limit higher than you mean it?`,
    say`${YOURS_TO_DECIDE}`,
  );
}

/** What the percentage is called, as on its card. */
function reading(match: MatchFact, fit: FitFact): Piece[] {
  const word = fitWord(fit.percent, fit.likely).toLowerCase();
  if (match.dates.length === 1)
    return say`That's ${datesOf(match)}, too few to walk away or commit: by its likely range it could be anything you'd call a ${word}.`;
  return fitWord(fit.percent).toLowerCase() === word
    ? say`All of that range is a ${word} with your own standards.`
    : say`That range is a ${word}, so it's fair not to know yet.`;
}

function question(match: MatchFact): Piece[] {
  const [unseen] = match.unseen;
  if (unseen) return say`You haven't seen ${unseen.question} yet: that's worth knowing before you decide.`;
  const weakest = weakestOf(match);
  return weakest
    ? say`The question to settle is ${weakest.question}: could you live with it exactly as it is today?`
    : [];
}
