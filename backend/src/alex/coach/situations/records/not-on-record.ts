import { paragraphs, say, type Piece } from '../../../answer';
import type { MatchFact } from '../../../facts';
import type { Asked } from '../../asked';
import { mustHaveSentence, nameOf, ofMatch, percentOf, ratingOf } from '../../coach-figures';
import { nothingScored } from '../../replies/talk/which-match';
import { datesTogether, heldBack, tieTo } from '../advise';
import type { Situation } from '../situation';
import { spoken } from '../situation';

const who = (match: MatchFact | undefined) => (match ? nameOf(match) : 'the other person');

/** For someone who asks again, or why. */
function onlyRecords(match: MatchFact | undefined): Piece[] {
  return say`Because I only have what you record: dates, ratings and notes. What ${who(match)} feels, plans or does elsewhere isn't in there, and a guess from me would only feed the worry. One plain question would tell you more than all of my figures.`;
}

function seesOthers(asked: Asked): Piece[] {
  const [match] = asked.matches;
  if (match?.isHeldBack) return heldBack(match);
  if (asked.isRepeated) return onlyRecords(match);
  return paragraphs(
    say`I can't know that: I only see what you write down, and only ${who(match)} can say. As long as you two haven't agreed on anything, it's possible, and it wouldn't be a betrayal.`,
    say`If it matters to you, ask plainly: “I'd like to know where we stand. Are you seeing other people?” How openly that gets answered tells you as much as the answer.`,
    tieTo(asked, ['5', 'honesty']),
  );
}

function likesMe(asked: Asked): Piece[] {
  const [match] = asked.matches;
  if (match?.isHeldBack) return heldBack(match);
  if (asked.isRepeated) return onlyRecords(match);
  return paragraphs(
    say`I can't look into anyone's heart, so I don't know. What you can see is whether ${who(match)} makes time, remembers what you said, and suggests the next plan.`,
    match ? datesTogether(match, asked.today) : null,
    say`The quickest way to find out is a small, clear question: “I really enjoy this. How is it for you?”`,
  );
}

function theirPlans(asked: Asked): Piece[] {
  const [match] = asked.matches;
  if (match?.isHeldBack) return heldBack(match);
  if (asked.isRepeated) return onlyRecords(match);
  return paragraphs(
    say`No one can know that yet, and I won't pretend to: a few dates don't foretell a marriage.${match?.fit ? say` What's on record is the present: ${nameOf(match)} is at ${percentOf(match, match.fit)} by your standards, and chemistry and enjoyment come to ${ofMatch(match, `${match.fit.heart}%`)}.` : ''}`,
    tieTo(asked, ['3', 'family']),
    say`What you can do is ask about the picture instead of the promise: “Do you see yourself married one day?” It's a fair question once you've had a few dates.`,
  );
}

function isItTrue(asked: Asked): Piece[] {
  const [match] = asked.matches;
  if (match?.isHeldBack) return heldBack(match);
  if (asked.isRepeated) return onlyRecords(match);
  return paragraphs(
    say`I can't know that; I wasn't there and I only have your ratings. What you can check is whether what ${who(match)} says and does add up over time.`,
    tieTo(asked, ['5', 'honesty']),
    say`Ask once, calmly, and name what made you wonder. Then look at the answer and not at the charm.`,
  );
}

function thinksOfMe(asked: Asked): Piece[] {
  const [match] = asked.matches;
  if (match?.isHeldBack) return heldBack(match);
  if (asked.isRepeated) return onlyRecords(match);
  return paragraphs(
    say`I can't know what goes on in ${who(match)}, only what you've written down.`,
    match ? datesTogether(match, asked.today) : null,
    say`Ask instead of guessing: “How was that evening for you?” is short, friendly, and nearly always gets an honest answer.`,
  );
}

/** What Alex thinks of someone: what the records speak for and against. */
function myView({ matches: [match], facts }: Asked): Piece[] {
  if (match?.isHeldBack) return heldBack(match);
  if (!match?.fit) return nothingScored(match, facts);
  const [best] = match.means;
  const lowest = match.means.at(-1);
  return paragraphs(
    say`I've never met ${nameOf(match)}, so I only like or dislike what your records show. For ${nameOf(match)} speaks ${best ? say`${best.question} (${ratingOf(match, best)})` : 'little so far'}${lowest && lowest !== best ? say`; against, ${lowest.question} (${ratingOf(match, lowest)})` : ''}.`,
    match.vetoed.length > 0 ? mustHaveSentence(match) : null,
    say`More telling is you: are you glad when a message from ${nameOf(match)} comes in?`,
  );
}

/** What only someone else, or the future, could tell. */
export const NOT_ON_RECORD = {
  'do-you-like': {
    intent: 'decide',
    needsPerson: true,
    words: spoken(
      'do you (?:\\w+ )?(?:like|love|prefer|trust) HIM|(?:what is|whats) your (?:opinion|view|take|feeling) (?:of|on|about) HIM',
    ),
    reply: myView,
  },
  'sees-others': {
    intent: 'exclusivity',
    words: spoken(
      '(?:is|are|was|if) HE (?:also |still |maybe |actually |really )?(?:seeing|dating|meeting|sleeping with|talking to|texting|in a relationship|with|married|single|taken|involved|cheat\\w*|playing|a player)(?: (?:someone|other|others|anyone|other (?:men|women|people|guys|girls)|else|me|a|around))*\\b|(?:does|do) HE (?:have|see|date|meet) (?:someone|a (?:wife|husband|girlfriend|boyfriend|partner)|other (?:men|women|people|guys|girls)|others|anyone)|(?:is|are) there (?:someone|anyone|others?) else',
    ),
    reply: seesOthers,
  },
  'likes-me': {
    intent: 'mixed-signals',
    words: spoken(
      '(?:does|do|did|if|whether|think|thinks) HE (?:even |really |still |actually |also |maybe )?(?:like|love|fancy|miss|want|care about|enjoy)s? (?:me|us|being with me|my)\\b|(?:is|are|if) HE (?:really |even |actually |that |still )?(?:into|interested in|serious about|in love with|attracted to|over) me|HE (?:\\w+ )?(?:losing|lost) interest|HE (?:is )?(?:pulling away|going off me)|what are my chances|(?:do|have) i (?:have )?a chance|(?:not|is HE|are they) (?:that |really )?into me',
    ),
    reply: likesMe,
  },
  'their-plans': {
    intent: 'the-future',
    words: spoken(
      '(?:will|would|does|is|are) HE (?:ever |going to |gonna |one day |want to |wants? to |someday )*(?:marry|marri\\w+|propose|commit|stay|leave|leaving|have (?:kids|children)|be (?:my|the)|move in|settle|want (?:to marry|to be|a family|kids|marriage))|(?:want|wants) to marry me|(?:will|would|do you think) (?:we|it|this|us) (?:\\w+ ){0,3}(?:last|work|together|marry|end up|make it)|(?:is|are) HE (?:going to be )?the (?:right )?one\\b|(?:best|good|better|great) (?:father|mother|dad|mom|husband|wife|parent)\\b',
    ),
    reply: theirPlans,
  },
  'is-it-true': {
    intent: 'trust',
    words: spoken(
      '(?:is|was|are|if|do you think) HE (?:\\w+ )?(?:lying|honest|lied|telling (?:me )?the truth|truthful|hiding|faking)|(?:did|does) HE (?:lie|mean it|tell (?:me )?the truth|hide)|can i (?:trust|believe) HIM',
    ),
    reply: isItTrue,
  },
  'thinks-of-me': {
    intent: 'mixed-signals',
    words: spoken(
      'what (?:does|do|did|is|are) HE (?:really |actually )?(?:think\\w*|feel\\w*|want\\w*|say|said) ?(?:of|about|for|from)? ?(?:me|us|our|the date|it|that)?|what is HE thinking|how does HE feel|why (?:does|did|has|would|do) HE\\b(?!.*\\b(?:percent\\w*|scores?|low\\w*|high\\w*|first|last|number|rank\\w*|fit|range)\\b)',
    ),
    reply: thinksOfMe,
  },
} as const satisfies Record<string, Situation>;
