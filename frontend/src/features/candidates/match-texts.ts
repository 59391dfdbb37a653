import type { Candidate, CompatibilityDetail } from '#contract/candidates';

export function datesScored(count: number): string {
  return count === 1 ? '1 date scored' : `${count} dates scored`;
}

/** `34 · Architect · Lisbon`: whatever of it is known. */
export function aboutLine({ age, profession, location }: Candidate): string {
  return [age, profession, location].filter((part) => part !== null && part !== '').join(' · ');
}

/** Says when a percentage rests on a part of the stars only. Null when all of them are rated. */
export function coverageWords({ coverage, provisional, possible }: CompatibilityDetail): string | null {
  if (coverage >= 1) return null;
  const share = `${Math.round(coverage * 100)}% of your stars are rated so far`;
  if (provisional) return `Provisional: only ${share}.`;
  return `${share}; the rest could put it anywhere from ${Math.round(possible.low)} to ${Math.round(possible.high)}.`;
}
