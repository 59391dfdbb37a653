import { beyond, problems, upTo, verdicts } from './rules/test-support/verdicts';
import { TRACKING_ACTIONS, TRACKING_RULES } from './tracking';

/** Metadata whose JSON has this many bytes. */
const metadataOf = (bytes: number) => ({ a: 'x'.repeat(bytes - '{"a":""}'.length) });

describe('a tracking event', () => {
  it('has a page and an action', () => {
    expect(problems(TRACKING_RULES, { page: '/', action: 'page_view' })).toEqual([]);
    expect(problems(TRACKING_RULES, {})).toEqual([
      ['page', 'Page is required.'],
      ['action', 'Action is required.'],
    ]);
  });

  it.each([
    ['page', 200, 'Page must be 200 characters or less.', 'Page is required.'],
    ['action', 100, 'Action must be 100 characters or less.', 'Action is required.'],
  ] as const)('has a %s of up to %d characters', (field, max, tooLong, missing) => {
    expect(verdicts(TRACKING_RULES[field], upTo(max))).toEqual([null]);
    expect(verdicts(TRACKING_RULES[field], beyond(max))).toEqual([tooLong]);
    expect(verdicts(TRACKING_RULES[field], ['', ' ', null, 5, []])).toEqual([missing]);
  });

  it('may have an object with it', () => {
    const objects = [undefined, null, {}, { buttonLocation: 'hero' }, { nested: { list: [1] } }];
    expect(verdicts(TRACKING_RULES.metadata, objects)).toEqual([null]);
    expect(verdicts(TRACKING_RULES.metadata, [[], 'hero', 5, true, ''])).toEqual([
      'Metadata must be an object.',
    ]);
  });

  it('carries no more than 4 kB, counted in bytes', () => {
    expect(verdicts(TRACKING_RULES.metadata, [metadataOf(4_096)])).toEqual([null]);
    expect(verdicts(TRACKING_RULES.metadata, [metadataOf(4_097), { a: 'ü'.repeat(2_045) }])).toEqual([
      'Metadata must be 4 kB or less.',
    ]);
  });

  it('carries nothing that the database cannot hold, however deep', () => {
    expect(verdicts(TRACKING_RULES.metadata, [{ a: ['\0'] }, { 'b\0': 1 }, { c: { d: '\ud83e' } }])).toEqual([
      'Metadata contains a character that cannot be stored. Please remove it.',
    ]);
  });

  it('has the specified names for the two actions of the landing page', () => {
    expect(TRACKING_ACTIONS).toEqual({ pageView: 'page_view', signupClick: 'signup_click' });
  });
});
