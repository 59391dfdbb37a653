/** How much unused time is saved up, so that a short pause causes no burst. */
const BURST_MS = 1_000;

/** How many emails may go now. `freeFrom` is when the earlier ones have used up their time at `perSecond`. */
export function allowance(freeFrom: Date, now: Date, perSecond: number): number {
  const waited = now.getTime() - since(freeFrom, now);
  return Math.max(0, Math.floor((waited * perSecond) / 1000));
}

/** `freeFrom` after `count` more emails. */
export function spend(freeFrom: Date, now: Date, count: number, perSecond: number): Date {
  return new Date(since(freeFrom, now) + Math.ceil((count * 1000) / perSecond));
}

/** After a clock is set back, sending must not wait for the time it used to show. */
function since(freeFrom: Date, now: Date): number {
  const oldest = now.getTime() - BURST_MS;
  const newest = now.getTime() + BURST_MS;
  const from = freeFrom.getTime();
  return from > newest ? now.getTime() : Math.max(from, oldest);
}
