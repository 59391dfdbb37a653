/** Rows per statement, so that none of them comes near its time limit. */
const BATCH = 500;

export function* inBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH);
}
