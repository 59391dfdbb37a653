import { listed, paragraphs, say, type Piece } from '../../../answer';
import type { MatchFact, MeanFact, StandardFact } from '../../../facts';
import { counted, nameOf, ofMatch, ofStandards, ratedDatesOf, ratingOf, starsOf } from '../../coach-figures';
import { tenth } from '../../replies/records/comparison';
import { mustHaves } from '../../replies/records/sureness';
import { whichMatch } from '../../replies/talk/which-match';
import type { RecordAsked } from '../record-asked';

/** What the user asks for at least. */
export function limitSet(asked: RecordAsked): Piece[] {
  const { facts, question } = asked;
  const [named] = question.standards;
  const limits = facts.standards.filter(({ mustHave }) => mustHave !== null);
  if (!named || limits.length === 0) return mustHaves({ ...asked, matches: [] });
  const told = question.standards.map((standard) =>
    standard.mustHave === null
      ? say`${standard.question} isn't a must-have, so it has no limit.`
      : say`Your limit for ${standard.question} is ${ofStandards(`${standard.mustHave} of 10`)}.`,
  );
  const others = limits.filter((standard) => !question.standards.includes(standard));
  return paragraphs(
    ...told,
    named.mustHave === null && others.length > 0
      ? say`You have one on ${listed(others.map(({ question: name, mustHave }) => say`${name} (${ofStandards(`${mustHave ?? 0} of 10`)})`))}.`
      : null,
  );
}

function meanOn(match: MatchFact, { id }: StandardFact): MeanFact | undefined {
  return match.means.find((mean) => mean.id === id);
}

/** How someone's ratings lie to a limit. */
export function limitOfPerson(asked: RecordAsked): Piece[] {
  const { facts, question, matches } = asked;
  const [match] = matches;
  const named = question.standards.filter(({ mustHave }) => mustHave !== null);
  const limits = named.length > 0 ? named : facts.standards.filter(({ mustHave }) => mustHave !== null);
  const [without] = question.standards;
  if (!match) return whichMatch(asked, 'must-haves');
  if (limits.length === 0 || without?.mustHave === null) return limitSet(asked);
  return paragraphs(...limits.map((standard) => besideLimit(match, standard)));
}

function besideLimit(match: MatchFact, standard: StandardFact): Piece[] {
  const mean = meanOn(match, standard);
  const limit = standard.mustHave ?? 0;
  if (!mean)
    return say`You haven't rated ${nameOf(match)} on ${standard.question} yet, so your limit of ${ofStandards(`${limit} of 10`)} is open.`;
  const points = mean.mean - limit;
  const apart = ofMatch(match, counted(Number(tenth(points)), 'point'));
  const where = points === 0 ? 'right on it' : say`${apart} ${points > 0 ? 'above' : 'below'} it`;
  const isOpen = match.atRisk.some(({ id }) => id === standard.id);
  return say`You rated ${nameOf(match)} ${ratingOf(match, mean)} on ${standard.question} over ${ratedDatesOf(match, mean)}. Your limit is ${ofStandards(`${limit} of 10`)}, so that's ${where}.${isOpen ? " That isn't enough to be sure yet." : ''}`;
}

/** Whom another limit would catch. */
export function limitWhatIf(asked: RecordAsked): Piece[] {
  const { facts, question } = asked;
  const limits = facts.standards.filter(({ mustHave }) => mustHave !== null);
  const standard = question.standards[0] ?? limits[0];
  const limit = question.number;
  if (!standard || limit === null) return limitSet(asked);
  const rated = facts.matches
    .filter(({ archived }) => !archived)
    .flatMap((match) => {
      const mean = meanOn(match, standard);
      return mean ? [{ match, mean }] : [];
    });
  const unseen = facts.matches.filter(
    (match) => !match.archived && match.dates.length > 0 && !meanOn(match, standard),
  );
  const words = (some: typeof rated) =>
    listed(some.map(({ match, mean }) => say`${nameOf(match)} (${ratingOf(match, mean)})`));
  const below = rated.filter(({ mean }) => mean.mean < limit);
  const above = rated.filter(({ mean }) => mean.mean >= limit);
  const now = standard.mustHave === null ? '' : say` instead of ${ofStandards(String(standard.mustHave))}`;
  const head = say`With a limit of ${ofStandards(String(limit))} for ${standard.question}${now}`;
  return paragraphs(
    below.length > 0
      ? say`${head}, by your average ratings so far, below it: ${words(below)}.${above.length > 0 ? say` Still meeting it: ${words(above)}.` : ''}`
      : say`${head}, no one you've rated is below it${above.length > 0 ? say`: ${words(above)}` : ''}.`,
    unseen.length > 0 ? say`Not seen yet, so open: ${listed(unseen.map(nameOf))}.` : null,
    say`No percentage moves by it; a must-have only decides who comes last.`,
  );
}

/** How many stars standards have. */
export function starsSet({ facts, question }: RecordAsked): Piece[] {
  const { standards, concepts, isLeast } = question;
  if (standards.length > 0)
    return say`${listed(standards.map((standard) => say`${standard.question} has ${starsOf(standard)}`))} with you, of ${ofStandards(`${facts.standards.reduce((sum, { stars }) => sum + stars, 0)}`)} in all.`;
  const order = [...facts.standards].sort((a, b) => (isLeast ? a.stars - b.stars : b.stars - a.stars));
  const [first] = order;
  if (!first) return say`You haven't chosen any standards yet.`;
  const all = listed(order.map((standard) => say`${standard.question} (${starsOf(standard)})`));
  if (!concepts.has('most') && !concepts.has('least')) return say`Your stars: ${all}.`;
  const top = order.filter(({ stars }) => stars === first.stars);
  const rest = order.filter(({ stars }) => stars !== first.stars);
  return say`${isLeast ? 'Fewest' : 'Most'} stars: ${listed(top.map(({ question: name }) => name))} (${starsOf(first)}${top.length > 1 ? ' each' : ''}).${rest.length > 0 ? say` Then ${listed(rest.map((standard) => say`${standard.question} (${starsOf(standard)})`))}.` : ''}`;
}
