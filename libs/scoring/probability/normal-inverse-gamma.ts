import { mean } from '../statistics';

/** What is assumed before there are values. */
export interface Prior {
  readonly mean: number;
  /** How many values the mean is worth, above 0. */
  readonly values: number;
  readonly degreesOfFreedom: number;
  readonly deviation: number;
}

/** A t distribution of the true mean, in the values' unit. */
export interface MeanEstimate {
  readonly mean: number;
  /** Above 0. */
  readonly scale: number;
  readonly degreesOfFreedom: number;
}

/** Normal-inverse-gamma update (Gelman et al., Bayesian Data Analysis). Without values it is the prior. */
export function updated(prior: Prior, values: readonly number[]): MeanEstimate {
  const average = mean(values) ?? prior.mean;
  const count = prior.values + values.length;
  const degreesOfFreedom = prior.degreesOfFreedom + values.length;
  const surprise = (prior.values * values.length * (average - prior.mean) ** 2) / count;
  const squares = squaresAround(average, values);
  const variance = (prior.degreesOfFreedom * prior.deviation ** 2 + squares + surprise) / degreesOfFreedom;
  return {
    mean: (prior.values * prior.mean + values.length * average) / count,
    scale: Math.sqrt(variance / count),
    degreesOfFreedom,
  };
}

/** Variance of the t distribution, in the square of the values' unit; it needs more than two degrees of freedom. */
export function varianceOf({
  scale,
  degreesOfFreedom,
}: Pick<MeanEstimate, 'scale' | 'degreesOfFreedom'>): number {
  return (scale ** 2 * degreesOfFreedom) / (degreesOfFreedom - 2);
}

function squaresAround(center: number, values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += (value - center) ** 2;
  return sum;
}
