import { problems, verdicts } from '../../rules/test-support/verdicts';
import {
  PREDICTION_ANSWER_RULES,
  PREDICTION_LIMITS,
  PREDICTION_RULES,
  PREDICTION_SETTING_RULES,
  PREDICTION_TEXTS,
} from './predictions';

describe('a prediction', () => {
  it('is one of eleven chances', () => {
    const chances = Array.from({ length: 101 }, (_, percent) => percent).filter(
      (percent) => verdicts(PREDICTION_RULES.percent, [percent])[0] === null,
    );
    expect(chances).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  });

  it('is nothing else', () => {
    const others = [-10, 110, 5, 0.1, 1e9, NaN, Infinity, '50', '', true, null, undefined, [50]];
    expect(verdicts(PREDICTION_RULES.percent, others)).toEqual([
      'A prediction must be a multiple of 10 from 0 to 100.',
    ]);
  });

  it('is about the next 30 days', () => {
    expect(PREDICTION_LIMITS.days).toBe(30);
  });

  it('is answered with yes or no', () => {
    expect(problems(PREDICTION_ANSWER_RULES, { outcome: false })).toEqual([]);
    expect(verdicts(PREDICTION_ANSWER_RULES.outcome, [true, false])).toEqual([null]);
    expect(verdicts(PREDICTION_ANSWER_RULES.outcome, ['true', 0, null, undefined])).toEqual([
      'The outcome must be true or false.',
    ]);
  });

  it('need not be asked for', () => {
    expect(verdicts(PREDICTION_SETTING_RULES.isAsked, [true, false])).toEqual([null]);
    expect(verdicts(PREDICTION_SETTING_RULES.isAsked, ['never', 1, null, undefined])).toEqual([
      'Being asked must be true or false.',
    ]);
  });

  it('is refused with the reason', () => {
    expect(PREDICTION_TEXTS.full).toBe('You can keep up to 1000 predictions.');
    expect(PREDICTION_TEXTS.tooEarly).toMatch(/too early to say yes/);
    expect(PREDICTION_TEXTS.archived).toMatch(/archived/);
  });
});
