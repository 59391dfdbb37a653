import { readField } from '../rules/check-field';
import { letters } from '../rules/test-support/boundaries';
import { beyond, problems, upTo, verdicts } from '../rules/test-support/verdicts';
import {
  isOwnWish,
  LIFT_RULES,
  STATED_REASON_RULES,
  SUPPRESSION_LIST_RULES,
  SUPPRESSION_REASONS,
} from './suppressions';

describe('why an address gets no optional email', () => {
  it.each([
    ['unsubscribed', true],
    ['switched-off', true],
    ['complained', true],
    ['bounced', false],
    ['refused', false],
  ] as const)('is the wish of the people themselves when it is %s: %s', (reason, isTheirs) => {
    expect(isOwnWish(reason)).toBe(isTheirs);
  });

  it('is one of five reasons to search by', () => {
    expect(SUPPRESSION_REASONS).toHaveLength(5);
    expect(verdicts(SUPPRESSION_LIST_RULES.reason, [...SUPPRESSION_REASONS, undefined])).toEqual([null]);
    expect(verdicts(SUPPRESSION_LIST_RULES.reason, ['', 'Bounced', 'spam', null, 1])).toEqual([
      'The reason must be unsubscribed, switched-off, complained, bounced or refused',
    ]);
  });
});

describe('the list of addresses', () => {
  it('can be read without any filter', () => {
    expect(problems(SUPPRESSION_LIST_RULES, {})).toEqual([]);
  });

  it('is searched by a full address, which is the only thing that it knows', () => {
    const longest = `${letters(254 - '@example.com'.length)}@example.com`;
    expect(verdicts(SUPPRESSION_LIST_RULES.address, ['ada@example.com', longest, '', ' ', null])).toEqual([
      null,
    ]);
    expect(verdicts(SUPPRESSION_LIST_RULES.address, ['ada', '@example.com', `a${longest}`, 5])).toEqual([
      'Search by a full email address',
    ]);
    expect(readField(SUPPRESSION_LIST_RULES.address, '  ')).toBeNull();
  });

  it.each(['from', 'to'] as const)('is limited in time by a day or a moment in `%s`', (field) => {
    const moments = ['2026-06-30', '2026-06-30T10:00:00Z', undefined];
    expect(verdicts(SUPPRESSION_LIST_RULES[field], moments)).toEqual([null]);
    expect(
      verdicts(SUPPRESSION_LIST_RULES[field], ['30.6.2026', '2026-13-01', 'today', '', null, 0]),
    ).toEqual(['The day must be a valid date']);
  });

  it('goes on from a place that an earlier page named', () => {
    expect(verdicts(SUPPRESSION_LIST_RULES.after, [undefined, ...upTo(200)])).toEqual([null]);
    expect(verdicts(SUPPRESSION_LIST_RULES.after, [...beyond(200), 5])).toEqual([
      'The place in the list is not valid',
    ]);
  });
});

describe('lifting an entry', () => {
  it('names the entry, and a reason where there is one', () => {
    expect(problems(LIFT_RULES, { id: 'a' })).toEqual([]);
    expect(problems(LIFT_RULES, { statedReason: null })).toEqual([['id', 'The entry to lift is required']]);
  });

  it('takes a reason of up to 200 characters', () => {
    expect(verdicts(LIFT_RULES.statedReason, ['', ' ', ...upTo(200)])).toEqual([null]);
    expect(verdicts(LIFT_RULES.statedReason, beyond(200))).toEqual([
      'The reason cannot exceed 200 characters',
    ]);
  });

  it('asks in the form for a reason against what someone wanted', () => {
    expect(problems(STATED_REASON_RULES, { statedReason: ' \n' }, { side: 'form' })).toEqual([
      ['statedReason', 'Say why, in a few words'],
    ]);
    expect(verdicts(STATED_REASON_RULES.statedReason, beyond(200))).toEqual([
      'The reason cannot exceed 200 characters',
    ]);
  });
});
