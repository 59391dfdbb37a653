import Typography from '@mui/material/Typography';
import { ARCHIVE_REASONS, type ArchiveReason, type Candidate } from '#contract/dating/candidates';
import { useCandidates } from '../candidates/candidates.api';

const WORDS: Readonly<Record<Exclude<ArchiveReason, 'felt_unsafe'>, string>> = {
  no_spark: 'no spark',
  values: 'values',
  distance: 'distance',
  timing: 'timing',
  they_ended_it: 'they ended it',
  other: 'something else',
};
/** Fewer are no more than the people themselves. */
const COUNTED_FROM = 3;

/**
 * `Of 6 people you archived, you noted why for 5: no spark 3, distance 2.` A count of what was noted, and no cause. To
 * have felt unsafe is nothing to count. Null while too little is noted.
 */
export function archiveReasonWords(candidates: readonly Candidate[]): string | null {
  const archived = candidates.filter((candidate) => candidate.archived);
  const counts = ARCHIVE_REASONS.flatMap((reason) => {
    const count = archived.filter(({ archiveReason }) => archiveReason === reason).length;
    return reason === 'felt_unsafe' || count === 0 ? [] : [{ words: WORDS[reason], count }];
  }).sort((a, b) => b.count - a.count);
  const noted = counts.reduce((sum, { count }) => sum + count, 0);
  if (noted < COUNTED_FROM) return null;
  const each = counts.map(({ words, count }) => `${words} ${count}`).join(', ');
  return `Of ${archived.length} people you archived, you noted why for ${noted}: ${each}.`;
}

export function ArchiveReasons() {
  const { data: candidates = [] } = useCandidates();
  const words = archiveReasonWords(candidates);
  return (
    words && (
      <Typography color="textSecondary" sx={{ mb: 2.5, maxWidth: '62ch' }}>
        {words}
      </Typography>
    )
  );
}
