import { paragraphs, say, type Piece } from '../../../answer';
import type { MatchFact } from '../../../facts';
import type { Asked, Reply } from '../../asked';
import { questionToTap, standingBriefly } from '../../coach-figures';
import { INTENTS, type Intent } from '../../intents';
import type { Advice } from './advice-texts';

/** Advice, and what the records add when it is about someone. Asked again, it goes on instead of repeating itself. */
export function datingAdvice({ text, more, then, usesRecord }: Advice): Reply {
  return ({ facts, matches, isRepeated }) => {
    const next = then && mayFollow(then, matches) ? questionToTap(then, facts, matches) : null;
    return paragraphs(
      isRepeated ? more : text,
      usesRecord ? standingBriefly(matches[0]) : null,
      next && say`You could also ask me: ${next}`,
    );
  };
}

/** Advice about no one in particular brings up no one. */
function mayFollow(intent: Intent, matches: readonly MatchFact[]): boolean {
  return matches.length > 0 || intent.startsWith('draft-') || !INTENTS[intent].includes('{match}');
}

/** Goals or values that differ: what is on record about them, and how to find out whether it can work. */
export function differentValues({ facts, matches, isRepeated }: Asked): Piece[] {
  const [match] = matches;
  const next = questionToTap(match ? 'must-haves' : 'my-standards', facts, matches);
  return paragraphs(
    isRepeated
      ? say`Try this together: each of you describes an ordinary Sunday in ten years, without commenting on the other's. You'll hear what is fixed and what is only a picture. Then wait two weeks and ask again. If the answer hasn't moved, believe it; no one should have a child, a faith or a country talked into or out of them.`
      : say`Some differences you can live with side by side; children, faith, and where to live often can't be met halfway. So find out which kind it is: is it a no for now, a no for good, or a fear? Ask once, calmly, and listen without arguing: “I do want that. How sure are you?” If both of you are sure and want different things, love doesn't settle it, and ending it is no one's fault.`,
    match ? standingBriefly(match) : null,
    say`If it's one you'd end something promising over, make it a must-have, so that no percentage can outvote it.${next ? say` You could ask me: ${next}` : ''}`,
  );
}
