/**
 * Where a list of rows with these ends is cut that may be `limit` px high: where the last row that fits ends. Null if none
 * fits.
 */
export function endOfWholeRows(ends: readonly number[], limit: number): number | null {
  const fitting = ends.filter((end) => end > 0 && end <= limit);
  return fitting.length === 0 ? null : Math.max(...fitting);
}

/** A button that shows a single row takes the room that the row could have. */
export const isOneRowLeft = (ends: readonly number[], limit: number): boolean =>
  ends.filter((end) => end > limit).length === 1 && endOfWholeRows(ends, limit) !== null;
