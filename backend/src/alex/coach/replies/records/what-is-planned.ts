import { joined, paragraphs, say, type Grounded, type Piece } from '../../../answer';
import type { PlanFact } from '../../../facts';
import { dayOfPlan, hourOfPlan } from '../../../planned-time';
import type { Asked } from '../../asked';
import { dayWords, daysBetween, nameOf, ofMatch, placeOfPlan } from '../../coach-figures';
import { noDateWith, toFindOut } from './date-plan';

/** How many planned dates are told one by one; the soonest are. */
const PLANS_TOLD = 6;
const HOW_TO_PLAN =
  'You can enter one with “Plan a date” on the Overview, with its day, hour and place; then I know of it, too.';
const OWN_CALENDAR =
  "What you have besides, I can't see: your own calendar stays with you, and the app only adds to it.";

/** What is planned: with those who are asked about, or at all. */
export function plannedDates({ facts, matches, message, today }: Asked): Piece[] {
  const asked = facts.planned.filter(({ match }) => matches.some(({ id }) => id === match.id));
  const [person] = matches;
  const others = facts.planned.filter((plan) => !asked.includes(plan));
  const aside = /\b(?:calend[ae]r|schedule|diary|agenda|free|busy)\b/i.test(message)
    ? say`${OWN_CALENDAR}`
    : [];
  if (asked.length > 0) return paragraphs(list(asked, today), beforehand(asked), aside);
  if (!person) return paragraphs(list(facts.planned, today), beforehand(facts.planned), aside);
  if (person.isHeldBack) return noDateWith(person);
  return paragraphs(
    say`You haven't planned a date with ${nameOf(person)} here.`,
    others.length > 0 ? list(others, today) : say`${HOW_TO_PLAN}`,
    aside,
  );
}

/** "Your next date with Sofia is on Friday, November 27 (tomorrow) at 7:30 PM: Café Luna.", or one line each. */
function list(plans: readonly PlanFact[], today: string): Piece[] {
  const [first, ...more] = plans;
  if (!first) return say`You haven't planned a date here. ${HOW_TO_PLAN}`;
  if (more.length === 0)
    return say`Your next date with ${nameOf(first.match)} is on ${when(first, today)}${placeOfPlan(first)}.`;
  const lines = plans
    .slice(0, PLANS_TOLD)
    .map((plan) => say`• ${nameOf(plan.match)}: ${when(plan, today)}${placeOfPlan(plan)}`);
  const rest = plans.length > PLANS_TOLD ? [say`The others are under “Coming up” on the Overview.`] : [];
  return joined([say`You've planned:`, ...lines, ...rest], '\n');
}

function when({ match, plannedFor }: PlanFact, today: string): Grounded {
  const day = dayOfPlan(plannedFor);
  const days = daysBetween(today, day);
  const ahead = days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  return ofMatch(match, `${dayWords(day)} (${ahead}) at ${hourOfPlan(plannedFor)}`);
}

/** What the soonest date could show. */
function beforehand([next]: readonly PlanFact[]): Piece[] {
  return next && !next.match.isHeldBack && next.match.toSee ? toFindOut(next.match) : [];
}
