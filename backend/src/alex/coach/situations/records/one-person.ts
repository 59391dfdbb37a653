import { fitWord } from '#contract/dating/insights/fit-words';
import { joined, listed, paragraphs, say, type Piece } from '../../../answer';
import type { MatchFact, MeanFact, StandardFact } from '../../../facts';
import type { Asked } from '../../asked';
import {
  datesOf,
  ratedDatesOf,
  mustHaveSentence,
  nameOf,
  ofMatch,
  ofStandards,
  percentOf,
  ratingOf,
  standing,
  starsOf,
} from '../../coach-figures';
import { isEarly, weakestOf } from '../../replies/records/match-report';
import { whyScore } from '../../replies/records/sureness';
import { whatToFindOut } from '../../replies/records/what-next';
import { nothingScored, whichMatch } from '../../replies/talk/which-match';
import { heldBack } from '../advise';
import type { Situation } from '../situation';
import { spoken } from '../situation';

const LOW = /\b(?:weak\w*|low\w*|worst|least|bottom|bad|poor\w*|less|lack\w*)\b/i;

/** Whether a message asks for the lowest rather than for the highest. */
export function asksForLowest(message: string): boolean {
  return LOW.test(message);
}

const SHOWN = 3;

/** What someone is rated highest or lowest on. */
function extreme(asked: Asked): Piece[] {
  const { facts, matches, message } = asked;
  const [match] = matches;
  if (!match) return whichMatch(asked, 'my-ratings');
  if (match.means.length === 0) return nothingScored(match, facts);
  const isLowest = asksForLowest(message);
  const order = isLowest ? [...match.means].reverse() : [...match.means];
  const [first, second] = order;
  const last = order.at(-1);
  if (!first) return nothingScored(match, facts);
  const end = isLowest ? 'lowest' : 'highest';
  return paragraphs(
    say`${nameOf(match)} is ${end} on ${first.question}: ${ratingOf(match, first)} by your ratings of ${datesOf(match)}.${second && second !== last ? say` Next comes ${second.question} (${ratingOf(match, second)}).` : ''}${last && last !== first ? say` At the other end is ${last.question} (${ratingOf(match, last)}).` : ''}`,
    weightOf(first, match),
  );
}

/** How much a standard counts, and what follows from that. */
function weightOf(standard: MeanFact, match: MatchFact): Piece[] {
  if (match.vetoed.some(({ id }) => id === standard.id)) return mustHaveSentence(match);
  return say`You gave ${standard.question} ${starsOf(standard)}, so it ${standard.stars >= 4 ? 'counts a lot' : 'counts less than your top standards'} in the percentage.${match.unseen.length > 0 ? say` Not seen yet: ${listed(match.unseen.slice(0, SHOWN).map(({ question }) => question))}.` : ''}`;
}

/** What would raise someone's percentage most. */
function toRaise(asked: Asked): Piece[] {
  const { facts, matches } = asked;
  const match = matches[0] ?? facts.ranked[0];
  if (!match?.fit) return nothingScored(match, facts);
  if (match.isHeldBack) return heldBack(match);
  const weakest = weakestOf(match);
  const total = match.means.reduce((sum, { stars }) => sum + stars, 0);
  if (!weakest || total === 0) return nothingScored(match, facts);
  const gain = Math.round((weakest.stars / total) * 10 * 10) / 10;
  const [below] = match.vetoed;
  return paragraphs(
    say`Better ratings on ${weakest.question} would raise ${nameOf(match)} most: it's at ${ratingOf(match, weakest)} with ${starsOf(weakest)}, and each point its average rises adds about ${ofMatch(match, `${gain} points`)} to the ${percentOf(match, match.fit)}.`,
    below
      ? say`For ${below.question} there's also your limit: the average has to reach ${ofStandards(`${below.mustHave} of 10`)}, or ${nameOf(match)} stays behind everyone who meets it.`
      : null,
    say`${isEarly(match) ? say`After ${datesOf(match)} there's room for that. ` : ''}It takes a date on which you really see something different, not a kinder rating.`,
  );
}

/** What a percentage is called, and how much it may still move. */
function isItGood(asked: Asked): Piece[] {
  const { facts, matches, standards } = asked;
  const [standard] = standards;
  const asNumber = Number(/\b(\d{2,3})\b/.exec(asked.message)?.[1] ?? 0);
  const said = facts.matches.find(({ fit, isHeldBack }) => fit?.percent === asNumber && !isHeldBack);
  const match = said ?? matches[0] ?? facts.ranked.find(({ isHeldBack }) => !isHeldBack);
  const mean = match?.means.find(({ id }) => id === standard?.id);
  if (match && mean) return ratingInContext(match, mean, asked);
  if (!match?.fit) return nothingScored(match, facts);
  const word = fitWord(match.fit.percent).toLowerCase();
  const range = fitWord(match.fit.percent, match.fit.likely).toLowerCase();
  const others = facts.ranked.filter(({ id, fit }) => id !== match.id && fit !== null);
  return paragraphs(
    say`${percentOf(match, match.fit)} for ${nameOf(match)} is a ${word} by your own standards${range === word ? '' : say`, and after ${datesOf(match)} the likely range still reaches from ${listedEnds(range)}`}. It's no grade: it only says how the dates so far match what you asked for.`,
    match.vetoed.length > 0 ? mustHaveSentence(match) : null,
    others.length > 0
      ? say`For comparison: ${listed(others.slice(0, SHOWN).map((one) => (one.fit ? say`${nameOf(one)} is at ${percentOf(one, one.fit)}` : [])))}.`
      : null,
  );
}

function listedEnds(range: string): string {
  return range.replace(' to ', ' up to ').replace(/ fit$/, '');
}

function ratingInContext(match: MatchFact, mean: MeanFact, { facts }: Asked): Piece[] {
  const all = facts.matches.flatMap((one) =>
    one.id === match.id ? [] : one.means.filter(({ id }) => id === mean.id).map((rated) => ({ one, rated })),
  );
  return paragraphs(
    say`${nameOf(match)} has ${ratingOf(match, mean)} on ${mean.question}, over ${ratedDatesOf(match, mean)}.`,
    all.length > 0
      ? say`For comparison: ${listed(all.slice(0, SHOWN).map(({ one, rated }) => say`${nameOf(one)} has ${ratingOf(one, rated)}`))}.`
      : null,
    mean.mustHave === null
      ? null
      : say`As a must-have you ask for ${ofStandards(`${mean.mustHave} of 10`)}, ${againstLimit(match, mean, mean.mustHave)}.`,
  );
}

function againstLimit(match: MatchFact, { id, mean }: MeanFact, mustHave: number): string {
  if (match.vetoed.some((below) => below.id === id)) return 'and this is below it';
  return mean >= mustHave ? 'and this meets it' : 'and the dates so far leave it open';
}

/** What someone is rated on one standard. */
function ratingOn(asked: Asked): Piece[] {
  const { facts, matches, standards } = asked;
  const [match] = matches;
  const [standard] = standards;
  const mean = match?.means.find(({ id }) => id === standard?.id);
  if (!match || !standard || match.dates.length === 0) return nothingScored(match, facts);
  return mean
    ? ratingInContext(match, mean, asked)
    : say`You haven't rated ${nameOf(match)} on ${standard.question} yet.`;
}

/** Whether someone is what a standard asks for, as far as the ratings say. */
function isItSo({ facts, matches: [match], standards: [standard] }: Asked): Piece[] {
  const mean = match?.means.find(({ id }) => id === standard?.id);
  if (!match || !standard || match.dates.length === 0) return nothingScored(match, facts);
  if (match.isHeldBack) return heldBack(match);
  if (!mean)
    return paragraphs(
      say`You don't know yet, and neither do I: ${standard.question} is still “not seen” with ${nameOf(match)} after ${datesOf(match)}.`,
      say`Ask for a story rather than a yes: what it looks like in an ordinary week tells you more. It has ${starsOf(standard)} with you, so it's worth a question on the next date.`,
    );
  return paragraphs(
    say`I can't know it for a fact, but by your own ratings ${nameOf(match)} is at ${ratingOf(match, mean)} on ${mean.question}, averaged over ${ratedDatesOf(match, mean)}.${mean.mustHave === null ? '' : say` As a must-have you ask for ${ofStandards(`${mean.mustHave} of 10`)}.`}`,
    say`That's how it seemed to you; what ${nameOf(match)} really thinks, a plain question will tell.`,
  );
}

/** How many dates it takes; no fixed number, and what the range says. */
function enoughDates({ facts, matches: [named], message }: Asked): Piece[] {
  const isGeneral = /\b(?:usual\w*|normally|generally|people|one need|it take)\b/i.test(message);
  const match = isGeneral ? undefined : (named ?? facts.ranked[0]);
  return paragraphs(
    say`There's no fixed number. One date shows manners and ease; after three or four you've usually seen how someone handles plans, a bad mood or a disagreement, and that's when deciding gets fair. Want to know whether it's serious? Ask about it then, instead of counting on.`,
    match?.fit
      ? say`By your records, ${standing(match, match.fit)}: ${match.dates.length < SHOWN ? 'too early to settle anything' : 'enough to talk about, not enough to be certain'}. Each date narrows that range.`
      : null,
  );
}

/** What is on record about someone, and what isn't. */
function whatIKnow(asked: Asked): Piece[] {
  const { facts, matches } = asked;
  const [match] = matches;
  if (!match) return whichMatch(asked, 'match-report');
  const notes = asked.notes.filter((note) => note.match.id === match.id).slice(0, 2);
  const noted =
    notes.length > 0
      ? joined([say`From your notes:`, ...notes.map(({ text }) => say`“${ofMatch(match, text)}”`)], ' ')
      : null;
  if (!match.fit) return paragraphs(noted, nothingScored(match, facts));
  const [best] = match.means;
  const lowest = match.means.at(-1);
  return paragraphs(
    say`${standing(match, match.fit)}.${best && lowest && best !== lowest ? say` Highest is ${best.question} (${ratingOf(match, best)}), lowest ${lowest.question} (${ratingOf(match, lowest)}).` : ''}`,
    mustHaveSentence(match),
    match.unseen.length > 0
      ? say`Not known yet: ${listed(match.unseen.map(({ question }: StandardFact) => question))}.`
      : null,
    noted,
  );
}

export const ONE_PERSON = {
  'why-low': {
    intent: 'why-score',
    needsPerson: true,
    words: spoken(
      '(?:what|which) (?:is|was|were|are) (?:the |my )?(?:\\w+ )?(?:problem|issue|catch|concern|trouble) (?:with|about) HIM|(?:problem|issue|catch) with HIM (?:is|was)\\b|(?:is it|was it) (?:the )?(?:\\w+ ){1,3}(?:thing )?or (?:the )?(?:\\w+ ){1,3}(?:that is |thats |that )?(?:pull|drag|hold|keep)\\w*|what (?:is )?(?:pull|drag|hold|keep)\\w* HIM (?:down|back|low)|why (?:is|are|was|does|did|has|have|not)\\b.*(?:low\\w*|bad|drop\\w*|higher|little)\\b|(?:got|has|have|gets|with) (?:a |such a |such |so |only |just )?(?:\\w+ )?(?:low|bad|small) (?:number|score|percent\\w*|rating|fit)',
    ),
    reply: whyScore,
  },
  'highest-or-lowest': {
    needsPerson: true,
    intent: 'my-ratings',
    words: spoken(
      'something (?:good|nice|positive|bad|negative|great) about HIM|^(?:and )?something (?:good|bad|nice|negative|positive)$|what (?:is|are) (?:the )?(?:pros|cons|upsides?|downsides?) of HIM|^(?:and |what about |and what about )?(?:the |his |her |their )?(?:best|worst|highest|lowest|weakest|strongest)(?: \\?)?$|HIS (?:\\w+ )?(?:weak\\w*|strong\\w*|strength\\w*|low\\w*|high\\w*|best|worst|biggest)(?: (?:point|thing|score|rating|standard|quality|trait|side|one|area)s?)?|(?:is|does|do|did|was|scores?|rate[sd]?|do\\w*|come) HE? ?(?:\\w+ ){0,3}(?:low(?:est)?|high(?:est)?|best|worst|weakest|strongest) (?:on|in|at|with)|(?:which|what) .*(?:standard|rating|thing|area|point)s? .*(?:HE|i rate) .*(?:low|high|best|worst|weak|strong)\\w*|(?:which|what|where) .*HE (?:\\w+ ){0,3}(?:low|high|weak|strong)(?:est)?\\b|what (?:is|are) HE (?:bad|good|worst|best|great|weak|strong) (?:at|in|on)|(?:lowest|highest|weakest|strongest|worst|best) (?:score|rating|standard|point|thing)s? (?:of|for|with|on) HIM|what speaks (?:for|against)',
    ),
    when: ({ named, hasPerson }) => named === 1 || (named === 0 && hasPerson),
    reply: extreme,
  },
  'what-would-raise': {
    needsPerson: true,
    intent: 'why-score',
    words: spoken(
      '(?:what|how) (?:\\w+ ){0,3}(?:change|happen|improve|need\\w*|take|do|get|raise|can|could|would) ?.*(?:get|go|move|rank|be|score|come|climb) (?:HIM )?(?:higher|up|better|first|ahead|on top)|what would make HIM|(?:raise|increase|improve|bring up) (?:HIS|the) (?:score|percent\\w*|number|fit)|what .*(?:missing|lack\\w*) (?:for|to) .*(?:higher|first|percent)',
    ),
    reply: toRaise,
  },
  'is-that-good': {
    needsPerson: true,
    intent: 'how-percentage',
    words:
      /^(?:(?:and|so|okay|hm+|but|well|oh|wait) )*(?:is|was|would) (?:that|it|this|(?:a )?number|(?:number|xmatch) percent|(?:a )?number percent|xmatch is (?:score|percentage|number|percent)|(?:his|her|their) (?:score|percentage|number|percent))(?: (?:a|an|any|considered|now|then|really|actually))* ?(?:good|bad|high|low|much|lot|okay|decent|great|fine|average|number)(?: (?:one|score|number|result|percentage|rating|thing))?(?: or (?:bad|not|low|what|good))?(?: \?|$)/,
    when: ({ previous }) => previous !== null && AFTER_FIGURES.has(previous),
    reply: isItGood,
  },
  'is-number-good': {
    intent: 'how-percentage',
    words:
      /^(?:(?:and|so|okay|hm+|but|well) )*(?:is|was) (?:a )?number(?: percent)?(?: (?:a|considered|really|actually))* ?(?:good|bad|high|low|much|a lot|okay)(?: (?:one|score|number|percentage))?(?: or (?:bad|not|low))?(?: \?|$)/,
    needsPerson: true,
    reply: isItGood,
  },
  'rating-on': {
    intent: 'my-ratings',
    needsPerson: true,
    words: spoken(
      '(?:what|where|how high) (?:is|was|are) HIS (?:\\w+ ){1,3}?(?:at|rating|score|average|number|ratings|scores)\\b|HIS (?:average|mean|rating|score) (?:on|for|in|at) \\w+|(?:what|how (?:high|many|much)) (?:do|did|have) i (?:give|given|gave|rate|rated|score|scored) HIM (?:on|for|in|at) ',
    ),
    when: ({ standards, named }) => standards === 1 && named <= 1,
    reply: ratingOn,
  },
  'is-it-so': {
    intent: 'my-ratings',
    needsPerson: true,
    words: spoken('^(?:(?:so|and|but|okay) )*(?:is|does|do|has|would|are) HE\\b(?!.* (?:than|compared) )'),
    when: ({ standards, named }) => standards === 1 && named <= 1,
    reply: isItSo,
  },
  'enough-dates': {
    needsPerson: true,
    intent: 'how-sure',
    words: spoken(
      'how many dates (?:\\w+ ){0,4}(?:need\\w*|take|takes|before|until|to (?:know|decide|tell|be))|(?:more|enough) dates (?:\\w+ ){0,3}(?:before|until|to|for)|(?:is|are) (?:one|number|two|three|a single|that many) dates? (?:\\w+ )?enough|after how many dates|when (?:do|will|would|can) (?:you|i|one) know (?:if|whether) (?:it is|HE is) (?:serious|right|the)',
    ),
    reply: enoughDates,
  },
  'what-to-watch': {
    needsPerson: true,
    intent: 'what-to-find-out',
    words: spoken(
      'what (?:should|do|can|could) i (?:\\w+ )?(?:look out|watch(?: out)?|look|pay attention|keep an eye|notice|check|find out)(?: for| to| on)?\\b.*(?:time|date|him|her|them|next|saturday|sunday|friday|tonight|tomorrow|weekend)',
    ),
    reply: whatToFindOut,
  },
  'known-of-someone': {
    needsPerson: true,
    intent: 'match-report',
    words: spoken(
      'what (?:do|did) i (?:like|love|enjoy) (?:about|in|with) HIM|what (?:do|did) (?:i|we|you) (?:already |actually )?know (?:about|of) HIM|what (?:is|do you have) on (?:record|file) (?:about|for|on) HIM|sum(?:marize| up) HIM|summary (?:of|for|on) HIM',
    ),
    reply: whatIKnow,
  },
} as const satisfies Record<string, Situation>;

const AFTER_FIGURES: ReadonlySet<string> = new Set([
  'match-report',
  'best-match',
  'all-matches',
  'why-score',
  'how-sure',
  'my-ratings',
  'last-date',
  'compare',
  'how-percentage',
  'heart-or-head',
  'my-patterns',
]);
