import { incompleteBeta } from './special-functions';

const BISECTIONS = 200;

/** P(T <= t) for Student's t with the given degrees of freedom (at least 1). */
export function studentCdf(t: number, degreesOfFreedom: number): number {
  const beyond =
    0.5 * incompleteBeta(degreesOfFreedom / (degreesOfFreedom + t * t), degreesOfFreedom / 2, 0.5);
  return t > 0 ? 1 - beyond : beyond;
}

/** The t with P(T <= t) = probability; probability strictly between 0 and 1. Inverts studentCdf by bisection. */
export function studentQuantile(probability: number, degreesOfFreedom: number): number {
  if (probability < 0.5) return -studentQuantile(1 - probability, degreesOfFreedom);
  let low = 0;
  let high = 1;
  while (studentCdf(high, degreesOfFreedom) < probability) high *= 2;
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (studentCdf(middle, degreesOfFreedom) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
