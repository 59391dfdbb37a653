import { lazyPart } from '../lib/loading/lazy';

/** Asked after a date was saved, in whichever screen that happened. */
export const LazyPredictionQuestion = lazyPart(
  async () => (await import('../features/predictions/prediction-question')).PredictionQuestion,
);
