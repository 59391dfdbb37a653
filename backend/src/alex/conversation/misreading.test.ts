import type { Coach } from '#contract/dating/alex';
import { disclosureIn } from '../../safety/disclosure';
import { answerInDanger } from '../danger';
import { textOf } from '../answer';
import { meantIn } from './misreading';

const GUESS = "tracking who he follows i can't help it";
const THEN = new Date('2026-11-20T20:00:00Z');
const hoursLater = (hours: number) => new Date(THEN.getTime() + hours * 3_600_000);

/** A message that was taken for danger, and the answer. */
function taken(message: string, isSure: boolean) {
  const disclosure = disclosureIn(message);
  if (!disclosure) throw new Error('It discloses nothing.');
  const answer = textOf(answerInDanger('Call 112.', { ...disclosure, isSure }));
  return [
    { role: 'user' as const, message, coach: null, createdAt: THEN },
    { role: 'alex' as const, message: answer, coach: 'safety' as Coach, createdAt: THEN },
  ];
}

describe('a guess of danger', () => {
  const conversation = taken(GUESS, false);

  it.each([
    ['no', 'denied'],
    ['You misread me', 'denied'],
    ['yes', 'confirmed'],
  ] as const)('within a day, "%s" is an answer to it', (message, what) => {
    expect(meantIn(message, conversation, hoursLater(23))[what]?.turn.message).toBe(GUESS);
  });

  it.each(['no', 'You misread me', 'yes'])('after a day, "%s" is about something else', (message) => {
    const { denied, confirmed, history } = meantIn(message, conversation, hoursLater(24));
    expect([denied, confirmed, history.length]).toEqual([null, null, 2]);
  });
});

describe('what was taken for sure, though its own words leave it open', () => {
  it.each(['no', 'yes'])('asked about nothing that "%s" could answer', (message) => {
    const { denied, confirmed } = meantIn(message, taken(GUESS, true), hoursLater(1));
    expect([denied, confirmed]).toEqual([null, null]);
  });
});
