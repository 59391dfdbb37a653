import { grounded, joined, say, type Grounded, type Piece } from '../../answer';
import type { Asked } from '../asked';
import { withNamesReplaced } from '../understanding/placeholders';
import { casesAlike } from './case-classifier';
import { isGeneral } from './case-situations';

/** More of them are a menu. */
const MOST = 3;

/** The titles of the situations that a message reads most like, the likeliest first, to be tapped. */
export function titlesAlike({ message, facts }: Asked, most: number): Grounded[] {
  return casesAlike(withNamesReplaced(message, facts.matches), most).flatMap(({ title }) =>
    title === null ? [] : grounded(title, { kind: 'question' }),
  );
}

/**
 * What a message may be about, to be tapped, where the answer to the first message says no more than that something was
 * told; nothing where it reads like no situation.
 */
export function closestCases(asked: Asked): Piece[] {
  const { situation, matches, history } = asked;
  if (!isGeneral(situation) || history.length > 0 || matches.some(({ isHeldBack }) => isHeldBack)) return [];
  const titles = titlesAlike(asked, MOST);
  if (titles.length < 2) return [];
  return joined([say`If it's one of these, tap it:`, ...titles.map((title) => [title])], '\n');
}
