import { joined, listed, paragraphs, say, type Piece } from '../../../answer';
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
import { HOW_TO } from '../../replies/product/how-to';
import { decision } from '../../replies/records/decision';
import { noneRanked, rankingOn } from '../../replies/records/ranking';
import { whyScore } from '../../replies/records/sureness';
import { nothingScored } from '../../replies/talk/which-match';
import { questionsToAsk } from '../../replies/dating/questions-to-ask';
import { heldBack } from '../advise';
import { FIRST_DATES } from '../advice/first-dates';
import type { Situation } from '../situation';
import { spoken } from '../situation';
import { isOpen } from './compared';
import { standardSpokenOf } from './spoken-of';
import { asksForLowest } from './one-person';
import { SEVERAL_PEOPLE, whomToPick } from './several-people';

function whoIsBetter({ facts, message }: Asked): Piece[] {
  const standard = standardSpokenOf(message, facts);
  if (standard) return rankingOn(standard, facts, asksForLowest(message));
  if (facts.standards.length === 0) return noneRanked(facts);
  return say`Your ratings don't say: none of your standards is about that. You rate ${listed(facts.standards.map(({ question }) => question))}; ask me who's highest on one of these. If this matters to you, add it as a standard, and rate it after the next dates.`;
}

/** Why someone stands high in spite of something that bothers the user. */
function highThough(asked: Asked): Piece[] {
  const { facts, message, matches } = asked;
  const match = matches[0];
  const complaint = /\b(?:when|though|although|if|but|even)\b(.*)$/is.exec(message)?.[1] ?? '';
  const standard = complaint === '' ? null : standardSpokenOf(complaint, facts);
  const mean = standard && match?.means.find(({ id }) => id === standard.id);
  if (!match?.fit || match.isHeldBack || !mean) return whyScore(asked);
  return paragraphs(
    whyScore(asked),
    say`What you mention has its place in ${standard.question}: ${ratingOf(match, mean)} over ${ratedDatesOf(match, mean)}, with ${starsOf(standard)}. What happens between the dates only counts as far as you let it into that rating; if it weighs more for you, give the standard more stars, or rate the next date with it in mind.`,
  );
}

/** What someone was rated on one standard. */
function ratedOn(asked: Asked): Piece[] {
  const {
    facts,
    matches: [match],
    standards: [standard],
  } = asked;
  const mean = standard && match?.means.find(({ id }) => id === standard.id);
  if (!match || !standard) return noneRanked(facts);
  return mean
    ? say`You rated ${nameOf(match)} ${ratingOf(match, mean)} on ${standard.question} over ${ratedDatesOf(match, mean)}; it has ${starsOf(standard)} with you${standard.mustHave === null ? '' : say`, and your limit there is ${ofStandards(String(standard.mustHave))}`}. The single ratings are under “Details” on the card.`
    : say`You haven't rated ${nameOf(match)} on ${standard.question} yet, so it isn't counted either way. Look out for it on the next date, and rate what you saw.`;
}

function doesItCount({ facts, history, matches: [match] }: Asked): Piece[] {
  const asked = history.findLast(({ role }) => role === 'user')?.message ?? '';
  const standard = standardSpokenOf(asked, facts);
  const mean = standard && match?.means.find(({ id }) => id === standard.id);
  return standard
    ? say`It counts as far as you let it into your ratings, and the place for it is ${standard.question} (${starsOf(standard)})${match && mean ? say`, where you gave ${nameOf(match)} ${ratingOf(match, mean)} so far` : ''}. If it should weigh more, raise the stars under Standards, or change a rating under Details. Do you think your ratings there were too kind?`
    : say`Only what you rate counts, and none of your standards is about that yet. If it bothers you on most days, add it as a standard, give it the stars it deserves, and rate it after the next date. What would you call it?`;
}

/** What the gut says, next to what the ratings say. */
function gutFeeling(asked: Asked): Piece[] {
  const { facts, matches } = asked;
  const [best, second] = facts.ranked;
  const meant = matches[0];
  if (!best?.fit) return noneRanked(facts);
  if (meant?.isHeldBack) return heldBack(meant);
  if (!meant?.fit)
    return paragraphs(
      say`Use both, for different things: the numbers keep what you rated after each date, and the gut adds what you never wrote down. By your ratings ${standing(best, best.fit)}${second?.fit ? say`, and ${nameOf(second)} follows at ${percentOf(second, second.fit)}` : ''}.`,
      say`If both point to the same person, you have your answer. If they don't, plan one more date with the person your gut names, and rate it the next morning. Whom does your gut name?`,
    );
  if (meant.id === best.id && asked.isRepeated)
    return say`You don't have to choose between them here, because both point to ${nameOf(best)}. Where they ever differ, I'd trust your ratings on how you're treated and your gut on whether you'd like to be there. For now: ask ${nameOf(best)} for the next date, and rate it the morning after.`;
  if (meant.id === best.id)
    return paragraphs(
      say`Then your gut and your ratings agree: ${nameOf(best)} comes first, at ${percentOf(best, best.fit)}${second?.fit ? say`, ahead of ${nameOf(second)} at ${percentOf(second, second.fit)}` : ''}. ${isOpen(best, second) ? "The likely ranges overlap, so it isn't settled, but nothing speaks for choosing against your gut." : "The likely ranges don't overlap either."}`,
      mustHaveSentence(best),
      say`So the next step is simple: one more date with ${nameOf(best)}${best.toSee ? say`, with an eye on ${best.toSee.question}, where a rating could change the percentage most` : ''}.`,
    );
  return paragraphs(
    say`Here they differ: your ratings put ${nameOf(best)} first, at ${percentOf(best, best.fit)}, and ${nameOf(meant)} at ${percentOf(meant, meant.fit)} after ${datesOf(meant)}. ${isOpen(best, meant) ? 'The likely ranges overlap, so your gut may well be right.' : "The likely ranges don't overlap, so look closely at why."}`,
    mustHaveSentence(meant),
    say`Name what your gut likes about ${nameOf(meant)}, and check whether one of your standards asks for it. If none does, that's what's missing on your list; if one does, see on the next date whether it holds. What is it?`,
  );
}

/** What chemistry and enjoyment say next to the standards, with one or two people. */
function heartCounts({ facts, matches }: Asked): Piece[] {
  const held = matches.find(({ isHeldBack }) => isHeldBack);
  if (held) return heldBack(held);
  const felt = matches.filter(({ fit }) => fit !== null);
  if (felt.length === 0) return nothingScored(matches[0], facts);
  const figures = felt.map(
    (match) =>
      say`with ${nameOf(match)} they come to ${ofMatch(match, `${match.fit?.heart ?? 0}%`)}, and your standards to ${match.fit ? percentOf(match, match.fit) : ''}`,
  );
  return paragraphs(
    say`It does, in a place of its own: chemistry and enjoyment stand next to the percentage, not in it. By your ratings, ${joined(figures, '; ')}.`,
    joined(felt.filter(({ vetoed }) => vetoed.length > 0).map(mustHaveSentence), ' '),
    say`A racing heart tells you that you'd like to go there; your standards tell you what you'd find there on an ordinary day. Where the two differ, plan one ordinary day: cook, run an errand, be bored together, and see which of them holds.`,
  );
}

/** What would make the order surer. */
function whatWouldSettle({ facts }: Asked): Piece[] {
  const [one, other] = facts.ranked;
  const { next } = facts.standing;
  if (!one?.fit || !other?.fit || !next || next.isHeldBack)
    return say`Mostly more dates: one evening is a first impression, and from three on a percentage starts to mean something. Ask me "How sure is it?" with a name, and I'll show you the range.`;
  return paragraphs(
    say`One more date with ${nameOf(next)} would tell the most${next.toSee ? say`, above all about ${next.toSee.question}, where a rating could change the percentage most` : ''}. So far it's ${datesOf(next)}.`,
    say`${nameOf(one)} (${percentOf(one, one.fit)}) and ${nameOf(other)} (${percentOf(other, other.fit)}) are what it's between${isOpen(one, other) ? ', and their likely ranges overlap' : ''}. Which question about ${nameOf(next)} would you most like answered?`,
  );
}

/** Questions about the records that come up in the middle of a story. */
export const ASIDES = {
  'stars-of-old-dates': {
    intent: 'how-standards',
    words: spoken(
      '(?:does|do|will|would) (?:that|it|this|they) (?:also )?(?:alter|change|affect|count for|apply to) (?:the |my |all )?(?:old|past|earlier|previous|older) (?:dates|ratings|scores|ones)\\b|(?:the |my )?(?:old|past) (?:dates|ones) (?:as well|too) or only\\b',
    ),
    when: ({ previous }) =>
      previous === 'how-standards' || previous === 'my-stars' || previous === 'how-must-have',
    reply: () =>
      say`Old ones, too: every percentage is worked out again from all dates with the stars and limits of now. The ratings themselves stay as they are.`,
  },
  'score-that-evening': {
    intent: 'how-score-date',
    words: spoken(
      'how (?:do|can) i (?:put|enter|log|get) (?:last night|yesterday|tonight|the (?:date|evening)|that (?:date|evening)) (?:in|down|into)\\b|(?:do|must|should) i (?:have to |got to |need to )?score (?:it|that|a date) (?:even )?(?:though|if)\\b',
    ),
    reply: () =>
      say`${HOW_TO['how-score-date']} One rated standard is enough to save it, and an evening that showed nothing needs no score at all.`,
  },
  'questions-for-someone': {
    intent: 'questions-to-ask',
    words: spoken(
      'what (?:should|could|can|do|shall|would) i (?:\\w+ )?ask (?:HIM )?(?:on|at|over|during) (?:our|the|my|a) (?:\\w+ )?(?:date|dinner|coffee|drinks?|walk|lunch|evening)\\b|(?:what|which|any|some|good) (?:\\w+ )?questions? (?:to|should i|could i|can i|for) (?:ask )?(?:xmatch|on (?:our|the|my|a) (?:\\w+ )?date)\\b',
    ),
    needsPerson: true,
    reply: (asked) => (asked.matches[0]?.isHeldBack ? heldBack(asked.matches[0]) : questionsToAsk(asked)),
  },
  'other-stars': {
    ...SEVERAL_PEOPLE['other-stars'],
    words: spoken(
      'if i (?:\\w+ )?(?:g[ai]ve|ma[dk]e|change\\w*|rais\\w+|lower\\w*|put|set|take|took|move\\w*) .*(?:stars?|weight)\\b',
    ),
    when: ({ standards }) => standards > 0,
  },
  'greeting-card': FIRST_DATES['greeting-card'],
  'does-heart-count': {
    intent: 'heart-or-head',
    words: spoken(
      '(?=.*\\b(?:heart|spark|sparks|butterflies|chemistry|crush|knees|goosebumps)\\b).*\\b(?:does|should|would|is|do) (?:not )?(?:that|it|this|they) (?:not )?(?:\\w+ )?(?:count|matter|mean|weigh|worth)\\b',
    ),
    when: ({ named }) => named > 0,
    reply: heartCounts,
  },
  'higher-limit': {
    ...SEVERAL_PEOPLE['other-limit'],
    words: spoken(
      'if i (?:turn\\w*|rais\\w+|chang\\w+|put|set|mov\\w+|ma[dk]e) .*\\bfrom (?:a |an )?number to (?:a |an )?number\\b(?!.*stars?)',
    ),
    when: ({ standards }) => standards === 1,
  },
  'too-picky': {
    ...SEVERAL_PEOPLE['too-picky'],
    words: spoken(
      '(?:i am|am i|i was|being) (?:\\w+ )?(?:too|so|overly) (?:picky|choosy|demanding|strict|critical|fussy)\\b',
    ),
  },
  'telling-me': {
    intent: 'decide',
    words: spoken(
      '(?:you are|are you) (?:\\w+ )?(?:telling|saying) (?:me )?(?:to|that i should|i should) (?:\\w+ )?(?:go for|pick|choose|date|take|dump|drop|leave|see|stay)\\b',
    ),
    reply: (asked) =>
      paragraphs(
        say`No, I only keep the numbers straight; whom you go for is yours to decide.`,
        whomToPick({ ...asked, matches: [] }),
      ),
  },
  'another-date-worth': {
    intent: 'decide',
    needsPerson: true,
    words: spoken(
      '(?:would|is|should|could) .*\\b(?:second|another|next|third) (?:date|try|chance)\\b.*\\b(?:worth|polite|make sense|a good idea)\\b|worth (?:a|another|one more) (?:second |third )?(?:date|try|chance)\\b',
    ),
    reply: ({ facts, matches: [match] }) => decision(match, facts),
  },
  'who-is-better': {
    intent: 'best-match',
    words: spoken(
      '(?:who|which (?:one|of (?:them|these|both|the two))|whom)\\b(?: (?:of \\w+|is|was|has|have|are|do|did|does|i|rate|rated|the|two))* (?:\\w+ )?(?:texts?|writes|repl(?:y|ies)|answers|listens|talks|communicat\\w+|laughs|funnier|kinder|nicer|warmer|smarter|more (?:honest|reliable|attractive|curious|ambitious|fun|loyal|interesting|caring)|hotter)\\b.*(?:better|best|more|most|faster|according to|by my|in my ratings|\\?|$)',
    ),
    when: ({ standards, named }) => standards === 0 && named === 0,
    reply: whoIsBetter,
  },
  'rated-on': {
    intent: 'my-ratings',
    needsPerson: true,
    words: spoken(
      '(?:what|how|which) (?:\\w+ ){0,2}(?:(?:did|do|have|had) )?i (?:rate|rated|give|gave|given|score|scored) HIM\\b.*\\b(?:on|for|in)\\b',
    ),
    when: ({ standards }) => standards === 1,
    reply: ratedOn,
  },
  'high-though': {
    intent: 'why-score',
    needsPerson: true,
    words: spoken(
      '(?:why|how come) (?:is|does|did) HE (?:have |still |get |at |on |rated )*(?:so |that |this )*(?:high|far up|first|on top|good|ahead)\\b',
    ),
    reply: highThough,
  },
  'does-it-count': {
    intent: 'where-it-counts',
    needsPerson: true,
    words:
      /^(?:(?:but|and|so|okay|well) )*(?:should not|should|does not|does|did|is not|is|why does) (?:that|it|this|texting|silence) (?:not )?(?:\w+ )?(?:count|matter (?:too|more)|be (?:in it|counted|included)|in (?:it|there|the number)|counted|included)\b/,
    reply: doesItCount,
  },
  'gut-feeling': {
    intent: 'decide',
    needsPerson: true,
    words:
      /\b(?:my |the )?(?:gut|instinct|intuition|belly)\b.*\b(?:says?|tells?|wants?|prefers?|picks?|chooses?|goes|leans|feels?|voice|screams?)\b|\b(?:gut|heart|instinct|feeling) or (?:the |my )?(?:numbers?|ratings?|percent\w*|score)\b|\b(?:numbers?|ratings?|percentages?|scores?) or (?:the |my )?(?:gut|heart|instinct|feeling)\b|\b(?:trust|follow|go with|listen to) my (?:gut|instinct)\b/,
    reply: gutFeeling,
  },
  'what-would-settle': {
    intent: 'what-to-find-out',
    words:
      /\b(?:what|how) (?:would|do|could|can|will) (?:you|i|we) (?:need|have|get|be|know|do|find out)\b.*\b(?:surer|more (?:sure|certain)|certain|to be sure|know for sure)\b|\bwhat would (?:make (?:you|it|me|this) (?:surer|more sure|clearer|certain)|settle (?:it|this))\b/,
    reply: whatWouldSettle,
  },
  'ask-to-find-out': {
    intent: 'questions-to-ask',
    needsPerson: true,
    words: /\bwhat (?:do|can|should|could|would) i ask\b.*\b(?:find out|see|know|tell|learn|check)\b/,
    reply: (asked) => {
      const standard = asked.standards[0] ?? standardSpokenOf(asked.message, asked.facts);
      return questionsToAsk({ ...asked, standards: standard ? [standard] : [] });
    },
  },
  'what-to-talk-about': {
    intent: 'questions-to-ask',
    needsPerson: true,
    words:
      /\bwhat (?:else|other (?:things|topics|questions))\b.*\b(?:talk|ask|chat|speak|discuss)\b|\b(?:other|more|new) topics\b/,
    reply: (asked) => questionsToAsk({ ...asked, isRepeated: true }),
  },
} as const satisfies Record<string, Situation>;
