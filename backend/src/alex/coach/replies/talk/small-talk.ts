import { say, type Piece, paragraphs } from '../../../answer';
import type { CoachFacts, MatchFact } from '../../../facts';
import type { Asked } from '../../asked';
import { nameOf, ofStandards, questionToTap, standing } from '../../coach-figures';
import { caveat } from '../records/match-report';

const THANKS = ['Tell me how it goes.', "I'm around if anything comes up.", 'I hope it goes well.'] as const;

export function thanks({ facts, history }: Asked): Piece[] {
  const said = history.map(({ message }) => message).join('\n');
  const kind = THANKS.find((one) => !said.includes(one)) ?? THANKS[0];
  return say`You're welcome, ${facts.firstName}. ${kind}`;
}

export function goodbye({ facts }: Asked): Piece[] {
  return say`Take care, ${facts.firstName}. I'm here after your next date.`;
}

export function howAreYou({ facts }: Asked): Piece[] {
  return say`I'm doing well, thank you, ${facts.firstName}. And you? If someone's on your mind, tell me who and what you're wondering about, or just how your week was.`;
}

export function whoAreYou(): Piece[] {
  return say`I'm Alex, your dating coach in here. I know what you've recorded (your standards, your matches, your dates and how you rated them) and a good deal about dating in general. I don't know the people themselves, I can't see the future, and I won't decide for you.`;
}

/** A friendly word that asks for nothing. */
export function smallTalk({ facts, matches, isRepeated }: Asked): Piece[] {
  const next = questionToTap('what-next', facts, matches);
  return paragraphs(
    isRepeated
      ? say`Then here's a small one: think of one moment on your last dates in which you liked yourself. Those moments are worth following.`
      : say`Here's something I believe: it takes courage to let someone get to know you, and you're doing it. That's worth more than any percentage.`,
    say`If you'd like to get practical again: ${next ?? 'tell me who is on your mind'}`,
  );
}

const PLACE: Readonly<Record<CoachFacts['standing']['state'], string>> = {
  clear: 'your best fit so far',
  likely: 'probably your best fit so far',
  open: 'the highest so far, though the order is still open',
  few: 'the only one with a percentage to go by right now',
};

/** Who comes first in the readings of the dates once that is likely, and else who has the highest percentage. */
function firstOf({ ranked, standing: { state } }: CoachFacts): MatchFact | undefined {
  const [highest] = ranked;
  if (state !== 'clear' && state !== 'likely') return highest;
  return [...ranked].sort((a, b) => (b.firstOf100 ?? 0) - (a.firstOf100 ?? 0))[0] ?? highest;
}

/** A greeting that starts from where the user is. */
export function greeting(facts: CoachFacts): Piece[] {
  const hello = say`Hi ${facts.firstName}, I'm Alex.`;
  if (facts.standards.length === 0)
    return say`${hello} Choose ${ofStandards('3 to 10')} standards first: what you'll still care about in two years. Then I can tell you how someone fits. How are you doing today?`;
  const best = firstOf(facts);
  if (best?.isHeldBack) return say`${hello} How are you doing today, and what's on your mind?`;
  if (best?.fit)
    return say`${hello} ${standing(best, best.fit)}, ${PLACE[facts.standing.state]}. ${caveat(best, best.fit)} How are you doing today, and what's on your mind?`;
  const undated = facts.undated.find(({ isHeldBack }) => !isHeldBack);
  if (undated)
    return say`${hello} I see you've added ${nameOf(undated)}. Have you two met yet? Score the date and I can tell you how well you fit, or ask me how to prepare.`;
  if (facts.setBack.length > 0)
    return say`${hello} No one you've scored meets all of your must-haves so far. Shall we look at what those dates told you, or at your limits? How are you doing today?`;
  if (facts.matches.length > 0)
    return say`${hello} Everyone you've added is archived or still needs ratings. Are you taking a break, or should we look at what you've learned?`;
  return say`${hello} Your standards are set. Now add the first person you're seeing, or ask me how to get ready for a first date. How are you doing today?`;
}
