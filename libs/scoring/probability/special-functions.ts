// Lanczos coefficients for g = 7, n = 9 (Godfrey): relative error near 1e-15 for x > 0.
const LANCZOS_G = 7;
const LANCZOS_FIRST = 0.99999999999980993;
const LANCZOS_REST: readonly number[] = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** Natural logarithm of the gamma function, x >= 0.5. */
export function logGamma(x: number): number {
  const shifted = x - 1;
  const base = shifted + LANCZOS_G + 0.5;
  let series = LANCZOS_FIRST;
  LANCZOS_REST.forEach((coefficient, index) => {
    series += coefficient / (shifted + index + 1);
  });
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(series);
}

const TINY = 1e-300;
const CONVERGED = 1e-16;
const MAX_STEPS = 1000;

function awayFromZero(x: number): number {
  return Math.abs(x) < TINY ? TINY : x;
}

/** Continued fraction of the incomplete beta function by Lentz's method; converges quickly for x < (a+1)/(a+b+2). */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  const advance = (term: number): number => {
    d = 1 / awayFromZero(1 + term * d);
    c = awayFromZero(1 + term / c);
    fraction *= c * d;
    return c * d;
  };
  for (let m = 1; m <= MAX_STEPS; m += 1) {
    advance((m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)));
    const factor = advance((-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)));
    if (Math.abs(factor - 1) <= CONVERGED) break;
  }
  return fraction;
}

/** Regularized incomplete beta function I_x(a, b), 0 to 1; a and b at least 0.5, x from 0 to 1. */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const logFront = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x);
  const front = Math.exp(logFront);
  if (x < (a + 1) / (a + b + 2)) return (front * betaFraction(x, a, b)) / a;
  return 1 - (front * betaFraction(1 - x, b, a)) / b;
}
