import { joined, listed, paragraphs, say, type Piece } from '../../../answer';
import type { CoachFacts, MatchFact } from '../../../facts';
import type { Asked } from '../../asked';
import {
  dayAgo,
  mustHaveSentence,
  nameOf,
  ofMatch,
  ofStandards,
  percentOf,
  starsOf,
} from '../../coach-figures';
import { comparison, differencesBetween, tenth } from '../../replies/records/comparison';
import { noneRanked, rankingOn } from '../../replies/records/ranking';
import { whatNext } from '../../replies/records/what-next';
import type { Situation } from '../situation';
import { spoken } from '../situation';
import { asksForLowest } from './one-person';
import { otherLimit, otherStars } from '../ratings/what-if';

/** Who feels best to be with: chemistry and enjoyment alone. */
function byHeart({ facts, message }: Asked): Piece[] {
  const scored = facts.matches
    .filter(({ archived, fit }) => !archived && fit !== null)
    .sort((a, b) => (b.fit?.heart ?? 0) - (a.fit?.heart ?? 0));
  const order = asksForLowest(message) ? [...scored].reverse() : scored;
  const [first, ...others] = order;
  if (!first?.fit) return noneRanked(facts);
  return paragraphs(
    say`By chemistry and enjoyment alone, that's ${nameOf(first)}: ${ofMatch(first, `${first.fit.heart}%`)}.${others.length > 0 ? say` Then ${listed(others.map((one) => say`${nameOf(one)} (${ofMatch(one, `${one.fit?.heart ?? 0}%`)})`))}.` : ''}`,
    mustHaveSentence(first),
    say`That's how the dates felt; what you said you need is counted separately.`,
  );
}

/** The standard on which two people differ most. */
function biggestDifference(asked: Asked): Piece[] {
  const [one, other] = pairOf(asked);
  if (!one || !other) return noneRanked(asked.facts);
  const [first, second] = differencesBetween(one, other).sort(
    (a, b) => Math.abs(b.points) - Math.abs(a.points),
  );
  if (!first) return comparison(one, other);
  const meanOn = (match: MatchFact, id: string) => match.means.find((mean) => mean.id === id)?.mean ?? 0;
  const line = ({ standard }: typeof first): Piece[] =>
    say`${standard.question} (${nameOf(one)} ${ofMatch(one, `${tenth(meanOn(one, standard.id))} of 10`)}, ${nameOf(other)} ${ofMatch(other, `${tenth(meanOn(other, standard.id))} of 10`)})`;
  return paragraphs(
    say`The biggest difference between them is ${line(first)}. It has ${starsOf(first.standard)} with you.`,
    second ? say`After that comes ${line(second)}.` : null,
    joined([one, other].filter(({ vetoed }) => vetoed.length > 0).map(mustHaveSentence), ' '),
  );
}

function pairOf({ facts, matches }: Asked): readonly MatchFact[] {
  const scored = facts.matches.filter(({ archived, fit }) => !archived && fit !== null);
  return [...new Map([...matches, ...facts.ranked, ...scored].map((match) => [match.id, match])).values()]
    .filter(({ fit }) => fit !== null)
    .slice(0, 2);
}

/** Whom to spend an evening with: what the records favor, and what one more date would tell. */
export function whomToPick(asked: Asked): Piece[] {
  const { facts, matches, today } = asked;
  const open = (matches.length > 1 ? matches : facts.ranked).filter(
    ({ isHeldBack, fit }) => !isHeldBack && fit !== null,
  );
  const [one, other] = [...open].sort((a, b) => (b.fit?.percent ?? 0) - (a.fit?.percent ?? 0));
  const unmet = matches.find(({ fit, isHeldBack }) => fit === null && !isHeldBack);
  if (one?.fit && unmet)
    return say`The choice is yours; here's how I'd read it. A second look at ${nameOf(one)} (${percentOf(one, one.fit)} so far) would show ${one.toSee ? one.toSee.question : 'more of what you care about'}, and a first coffee with ${nameOf(unmet)} would tell you the most, because nothing is known there yet. If you have room for one evening, take the person you'd be sorry to lose sight of.`;
  if (!one?.fit) return noneRanked(facts);
  if (!other?.fit)
    return say`I won't choose for you, and only ${nameOf(one)} has a scored date to go by: ${percentOf(one, one.fit)} so far. Pick the evening you'd look forward to when you wake up that day.`;
  const learn = [...open].sort((a, b) => a.dates.length - b.dates.length)[0] ?? other;
  const warmest = [...open].sort((a, b) => (b.fit?.heart ?? 0) - (a.fit?.heart ?? 0))[0] ?? one;
  const lastOf = learn.dates.at(-1);
  return paragraphs(
    joined([one, other].filter(({ vetoed }) => vetoed.length > 0).map(mustHaveSentence), ' '),
    say`The choice is yours, but here's how I'd read it. For the fit so far: ${nameOf(one)}, at ${percentOf(one, one.fit)} against ${percentOf(other, other.fit)} for ${nameOf(other)}. For a fun evening: ${nameOf(warmest)}, whose dates felt best (${ofMatch(warmest, `${warmest.fit?.heart ?? 0}%`)}).`,
    lastOf && learn.toSee
      ? say`To learn something new: ${nameOf(learn)}, last seen on ${dayAgo(learn, lastOf, today)}, because ${learn.toSee.question} is still the open question there. What do you need more that evening, clarity or fun?`
      : null,
  );
}

/** For a quality that none of the user's standards is about. */
function notAStandard({ facts }: Asked): Piece[] {
  if (facts.standards.length === 0 || !isAnyoneScored(facts)) return noneRanked(facts);
  return say`I can't tell: none of your standards is about that, so your ratings don't say. They're about ${listed(facts.standards.map(({ question }) => question))}; ask me who's highest or lowest on any of these. If this quality decides something for you, add it as a standard and rate it on the next dates.`;
}

/** Whether the user asks too much, from how many people meet their limits. */
function tooPicky({ facts, isRepeated }: Asked): Piece[] {
  const { standards, ranked, setBack } = facts;
  if (standards.length === 0) return noneRanked(facts);
  if (isRepeated) return eachMet(facts);
  const [best] = ranked;
  const limits = standards.filter(({ mustHave }) => mustHave !== null);
  return paragraphs(
    best?.fit
      ? say`I don't see that in your records: ${nameOf(best)} comes to ${percentOf(best, best.fit)} with the standards as they are, so they can be met.`
      : say`I can't tell from your records yet: no one is scored who could show whether your standards can be met.`,
    limits.length > 0
      ? say`The strictest part is your must-have ${listed(limits.map(({ question, mustHave }) => say`${question} (at least ${ofStandards(`${mustHave} of 10`)})`))}${setBack.length > 0 ? say`, which sets back ${listed(setBack.map(nameOf))}` : ', which sets back no one at the moment'}. If you'd truly leave over it, it isn't too strict.`
      : say`You have no must-have, so no one is ruled out by a single standard.`,
    say`Picky about how you're treated is wise; picky about details costs you good people. Which of your standards would you forgive in someone you loved?`,
  );
}

/** The user's own list, with who has come highest on each. */
function eachMet({ standards, matches }: CoachFacts): Piece[] {
  const lines = standards.map((standard) => {
    const [best] = matches
      .flatMap((match) => match.means.filter(({ id }) => id === standard.id).map((mean) => ({ match, mean })))
      .sort((a, b) => b.mean.mean - a.mean.mean);
    return best
      ? say`• ${standard.question} (${starsOf(standard)}): highest so far ${ofMatch(best.match, `${tenth(best.mean.mean)} of 10`)}, ${nameOf(best.match)}`
      : say`• ${standard.question} (${starsOf(standard)}): not seen in anyone yet`;
  });
  return paragraphs(
    joined(
      [say`Then let's go through your own list. A standard is too high when no one reaches it:`, ...lines],
      '\n',
    ),
    say`Where someone already rates high, the standard can clearly be met. Where everyone stays low, ask whether you'd truly end something promising over it.`,
  );
}

/** One thing to do this week. */
function oneStep({ facts, today }: Asked): Piece[] {
  const { next } = facts.standing;
  const best = facts.ranked.find(({ isHeldBack }) => !isHeldBack);
  const lastMet = best?.dates.at(-1);
  if (!next && best && lastMet)
    return say`If you'd like to see ${nameOf(best)} again, that's the step: write and suggest a day. You last met on ${dayAgo(best, lastMet, today)}, and ${nameOf(best)} comes first by your standards so far. If you'd rather not, take the week off; nothing in your records is in a hurry.`;
  if (!next || next.isHeldBack) return whatNext(facts, []);
  const last = next.toSee;
  return paragraphs(
    say`One step: ask ${nameOf(next)} for a date this week${last ? say` and pay attention to ${last.question}, where a rating could change the percentage most` : ''}.`,
    mustHaveSentence(next),
    say`That's where one evening would tell you the most, by your records. If you don't want to see ${nameOf(next)} again, that's an answer too, and the step is to say so kindly.`,
  );
}

/** Who is above or below whom on a standard the message names. */
function onStandard({ facts, standards: [standard], message }: Asked): Piece[] {
  return standard ? rankingOn(standard, facts, asksForLowest(message)) : noneRanked(facts);
}

const isRanking = ({ standards }: { readonly standards: number }) => standards > 0;

export const SEVERAL_PEOPLE = {
  'other-limit': {
    intent: 'must-haves',
    words: spoken(
      '(?:if|would|should|what happens|could) .*(?:not a must have|no must have|(?:drop|remove|take off|took|take|without|get rid of|lower|change|raise|delete|relax) .*must have|lower\\w* (?:\\w+ ){0,5}to (?:a |an )?number|must have .*(?:lower|off|away|gone|to (?:a )?number))|lower(?:ed)? (?:trust|the limit|my limit|my must have)|if i (?:rais\\w+|turn\\w*|set|put) .*(?:limit|must have).*\\bto (?:a |an )?number',
    ),
    reply: otherLimit,
  },
  'other-stars': {
    intent: 'my-stars',
    words: spoken(
      'order change|if (?:\\w+ ){1,5}(?:mattered|counted|weighed|was|were|is|matters|counts) (?:\\w+ )?(?:less|more)|if .*(?:was|were|had|got|has|counted) (?:only |just )?(?:number|one|two|three|four|five) stars?|if i (?:\\w+ )?(?:g[ai]ve|ma[dk]es?|change\\w*|rais\\w+|lower\\w*|put|set|took?|add\\w*|move\\w*) .*(?:stars?|weight|important|importance)|(?:does|do|will|would|what happens) .*(?:score|percent\\w*|order|number)s? .*(?:change|move).*(?:stars?|weights?)|change (?:the |my )?stars .*(?:score|percent\\w*|number|order)',
    ),
    reply: otherStars,
  },
  'biggest-difference': {
    intent: 'compare',
    words: spoken(
      '(?!.*\\bno difference)(?:biggest|largest|main|most|greatest) (?:\\w+ )?difference|differ (?:the )?most|where (?:do|are) (?:they|these two|the two) (?:\\w+ )?differ|which (?:of my )?standards? (?!.*\\bno difference).*difference|what (?:separates|distinguishes|is the difference)',
    ),
    reply: biggestDifference,
  },
  'fun-or-chemistry': {
    intent: 'heart-or-head',
    words: spoken(
      '(?:who|whom|which)\\b.*(?:most fun|more fun|chemistry|enjoy\\w*|feel (?:best|most|happiest)|like (?:the )?most|spark|heart (?:say|want|prefer)\\w*)',
    ),
    when: ({ standards, named }) => standards === 0 && named !== 1,
    reply: byHeart,
  },
  'ranked-on-standard': {
    intent: 'best-match',
    words: spoken(
      '(?:who|whom|which (?:one|of them|of the|man|woman|guy|girl|person|match|date)|where (?:does|do) (?:each|everyone|they)|how (?:does|do|did) (?:each|everyone|they|all)|do i know (?:where|how|what) (?:each|they|everyone)|^(?:and |please |can you )*(?:rank|order|sort))\\b',
    ),
    when: (around) => isRanking(around) && around.named === 0,
    reply: onStandard,
  },
  'one-next-step': {
    intent: 'what-next',
    words: spoken(
      'one (?:next |small |concrete )?(?:step|thing|move)\\b.*(?:do|week|next|be|now|today)|what (?:is|would be|should be) (?:the|my) next (?:step|move)',
    ),
    reply: oneStep,
  },
  'whom-to-pick': {
    intent: 'compare',
    words: spoken(
      '(?:who|whom|which (?:one|of them))\\b.*(?:would you|should i|to) (?:\\w+ )?(?:pick|choose|take|spend|go out|invite|see|meet)\\b.*(?:tonight|saturday|sunday|friday|weekend|evening|night)|(?:spend|use) my (?:saturday|sunday|friday|weekend|evening|night|free evening)|who would you (?:pick|choose|go for)|who (?:should|do|would) i (?:see|meet|date) (?:next )?xmatch or xmatch|(?:for|on|this) (?:saturday|friday|sunday|the weekend|weekend) (?:night)?.*\\bwho\\b',
    ),
    reply: whomToPick,
  },
  'not-a-standard': {
    intent: 'all-matches',
    words: spoken(
      '^(?:(?:and|so|okay) )*(?:who|which (?:one|of them|man|woman)) is (?:the )?(?!best|closest|latest|next|first|last|most likely|newest|top|highest|lowest)(?:\\w+est|most (?!likely)\\w+|more \\w+)(?: \\?|$| of)',
    ),
    when: ({ standards }) => standards === 0,
    reply: notAStandard,
  },
  'too-picky': {
    intent: 'my-stars',
    words: spoken(
      '(?:too|so|overly) (?:picky|choosy|demanding|critical|fussy)\\b|standards? (?:\\w+ ){0,3}(?:too high|too much|too strict|unrealistic)|(?:must have|limit)s? (?:\\w+ ){0,2}(?:too )?(?:strict|high)|(?:expect|ask|want)(?:ing)? too much|lower my standards|(?:something|question|it is) about my own list',
    ),
    reply: tooPicky,
  },
} as const satisfies Record<string, Situation>;

/** Whether anyone at all is scored. */
function isAnyoneScored({ matches }: CoachFacts): boolean {
  return matches.some(({ fit }) => fit !== null);
}
