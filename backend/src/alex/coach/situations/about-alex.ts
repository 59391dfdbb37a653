import { paragraphs, say, type Piece } from '../../answer';
import type { Asked } from '../asked';
import { nameOf } from '../coach-figures';

const JOKES = [
  'I asked someone whether they believe in love at first sight. They said, “Let me walk past again, I had my glasses off.”',
  'My favorite first date is a museum: if the conversation dies, you can both pretend to be deeply moved by a chair.',
  'They said they were looking for someone spontaneous, and could I confirm by Tuesday.',
];

/** One that wasn't told yet. */
export function joke({ history, facts }: Asked): Piece[] {
  const said = history.map(({ message }) => message).join('\n');
  const fresh = JOKES.find((one) => !said.includes(one)) ?? JOKES[0] ?? '';
  return say`${fresh} That's the best I have, ${facts.firstName}. Have a good one!`;
}

export function whatIKnow({ facts }: Asked): Piece[] {
  return say`From two things, ${facts.firstName}: what you've recorded here (your standards, your dates and how you rated them, your notes), and what is generally known about dating. I don't know the people themselves and can't look into anyone's head, so where I quote a number it's yours, and where I give advice it's only advice.`;
}

/** Fun at the expense of the records rather than of the person. */
export function roast({ facts }: Asked): Piece[] {
  const torn = facts.matches.find(
    ({ archived, isHeldBack, vetoed, fit }) =>
      !archived && !isHeldBack && vetoed.length > 0 && (fit?.gap ?? 0) > 0,
  );
  const [standard] = torn?.vetoed ?? [];
  const about =
    torn && standard
      ? say`You made ${standard.question} a must-have, and then gave your heart to ${nameOf(torn)}, who is below it. Your standards are in the room; they're just not being listened to.`
      : say`You rate dates more carefully than most people read a lease. If flirting were paperwork, you'd be married.`;
  return paragraphs(
    say`You asked for it, ${facts.firstName}.`,
    about,
    say`Kindly meant. Want the serious version?`,
  );
}
