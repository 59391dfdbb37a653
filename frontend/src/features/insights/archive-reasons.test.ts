import type { ArchiveReason } from '#contract/dating/candidates';
import { aCandidate } from '../../../test/match-fixtures';
import { archiveReasonWords } from './archive-reasons';

const archivedFor = (...reasons: readonly (ArchiveReason | null)[]) => [
  aCandidate(),
  ...reasons.map((archiveReason, index) => aCandidate({ id: `m-${index}`, archived: true, archiveReason })),
];

describe('why people were archived', () => {
  it('is counted once three are noted, the most frequent first', () => {
    expect(archiveReasonWords(archivedFor('no_spark', 'distance', null))).toBeNull();
    expect(
      archiveReasonWords(archivedFor('distance', 'no_spark', 'no_spark', null, 'no_spark', 'distance')),
    ).toBe('Of 6 people you archived, you noted why for 5: no spark 3, distance 2.');
  });

  it('never counts having felt unsafe', () => {
    expect(archiveReasonWords(archivedFor('felt_unsafe', 'felt_unsafe', 'felt_unsafe', 'values'))).toBeNull();
    expect(archiveReasonWords(archivedFor('felt_unsafe', 'values', 'timing', 'they_ended_it', 'other'))).toBe(
      'Of 5 people you archived, you noted why for 4: values 1, timing 1, they ended it 1, something else 1.',
    );
  });
});
