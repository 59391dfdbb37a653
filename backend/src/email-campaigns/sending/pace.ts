/** What was not used is kept for this long, so that a moment's rest makes no burst. */
const BURST_MS = 1_000;

/** How many mails may go now. `freeFrom` is when all that went before has used up its time at `perSecond`. */
export function allowance(freeFrom: Date, now: Date, perSecond: number): number {
  const waited = now.getTime() - since(freeFrom, now);
  return Math.max(0, Math.floor((waited * perSecond) / 1000));
}

/** `freeFrom` after `count` more mails. */
export function spend(freeFrom: Date, now: Date, count: number, perSecond: number): Date {
  return new Date(since(freeFrom, now) + Math.ceil((count * 1000) / perSecond));
}

/** A clock that was set back must not leave us waiting for the time it once showed. */
function since(freeFrom: Date, now: Date): number {
  const oldest = now.getTime() - BURST_MS;
  const newest = now.getTime() + BURST_MS;
  const from = freeFrom.getTime();
  return from > newest ? now.getTime() : Math.max(from, oldest);
}
