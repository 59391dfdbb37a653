import type { Candidate, CompatibilityDetail } from '#contract/dating/candidates';

export function datesScored(count: number): string {
  return count === 1 ? '1 date scored' : `${count} dates scored`;
}

/** `34 · Architect · Lisbon`, leaving out unknown parts. */
export function aboutLine({ age, profession, location }: Candidate): string {
  return [age, profession, location].filter((part) => part !== null && part !== '').join(' · ');
}

/** Says when a percentage covers only part of the stars. Null when all of them are rated. */
export function coverageWords({ coverage, provisional, possible }: CompatibilityDetail): string | null {
  if (coverage >= 1) return null;
  const share = `${Math.round(coverage * 100)}% of your stars`;
  if (provisional) return `Provisional: you've rated standards worth only ${share}.`;
  const range = `${Math.round(possible.low)}% to ${Math.round(possible.high)}%`;
  return `You've rated standards worth ${share}; the rest could move it anywhere from ${range}.`;
}
