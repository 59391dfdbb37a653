import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import type { DateExperience } from '#contract/dating/date-experiences';
import { roundHalfUp } from '#scoring/statistics';
import { usLongDay } from '../../../lib/format';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { HelpCard } from '../../../ui/help/help-card';
import { FoldingArea } from '../../../ui/layout/folding/folding-area';
import { useCriteria, useRatedCriteria } from '../../criteria/criteria.api';
import { useDateExperiences, useDeleteDate, useLoadRatings, type Rating } from '../date-experiences.api';
import { ownScore } from '../../../lib/own-score';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { EditDateDialog, LOAD_FAILURE } from './edit-date-dialog';

interface DateRowProps {
  date: DateExperience;
  criteria: readonly Criterion[];
  /** Every standard that a date may have rated. */
  rated: readonly Criterion[];
  /** Opened from a link: scrolled into view and highlighted. */
  isPointedAt: boolean;
  isLoading: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** What was rated, and nothing for what wasn't. */
function Ratings({ date, criteria }: { date: DateExperience; criteria: readonly Criterion[] }) {
  const rated = criteria.flatMap(({ id, question }) =>
    date.evaluations.flatMap(({ criteriaId, score }) => (criteriaId === id ? [{ id, question, score }] : [])),
  );
  if (rated.length === 0) return null;
  return (
    <Box
      component="dl"
      aria-label="Ratings"
      sx={{
        m: 0,
        mt: 0.75,
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: 3,
        rowGap: 0.25,
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      {rated.map(({ id, question, score }) => (
        <Box key={id} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Box component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {question}
          </Box>{' '}
          <Box
            component="dd"
            sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', color: 'text.primary' }}
          >
            {score}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function bringIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

function DateRow({ date, criteria, rated, isPointedAt, isLoading, onEdit, onDelete }: DateRowProps) {
  const day = usLongDay(date.dateDate);
  const score = ownScore(date, criteria);
  const figures = [
    score === null ? null : `This date: ${roundHalfUp(score)}%`,
    `chemistry ${date.physicalChemistry}`,
    `enjoyment ${date.enjoymentLevel}`,
  ].filter((figure) => figure !== null);
  return (
    <Box
      component="li"
      ref={isPointedAt ? bringIntoView : undefined}
      aria-current={isPointedAt || undefined}
      sx={{
        py: 1.25,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        '&[aria-current]': {
          bgcolor: (theme) => theme.vars?.palette.soft.head,
          borderRadius: '12px',
          scrollMarginBlock: '24px',
          px: 1.5,
        },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{day}</Typography>
        {date.location && <Typography variant="body2">{date.location}</Typography>}
        <Typography variant="body2" color="textSecondary">
          {figures.join(', ')}
        </Typography>
      </Box>
      {/* Level with the day, and as near to each other as a finger or a mouse allows. */}
      <Box
        sx={{
          flex: 'none',
          mt: '-10px',
          mr: { xs: '-13px', sm: '-9px' },
          '& > button': { minWidth: { xs: 44, sm: 36 }, p: { sm: 0 } },
        }}
      >
        <IconButton
          aria-label={`Edit date experience from ${day}`}
          onClick={onEdit}
          {...whileBusy(isLoading)}
        >
          <Pencil size={18} aria-hidden />
        </IconButton>
        <IconButton aria-label={`Delete date experience from ${day}`} onClick={onDelete}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Box>
      <Box sx={{ width: '100%' }}>
        <Ratings date={date} criteria={rated} />
        {date.personalNotes && (
          <Typography variant="body2" sx={{ mt: 0.75, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {date.personalNotes}
          </Typography>
        )}
      </Box>
      {date.help && (
        <Box sx={{ width: '100%' }}>
          <HelpCard help={date.help} subjectId={date.id} />
        </Box>
      )}
    </Box>
  );
}

function DeleteDateDialog({ date, onClose }: { date: DateExperience; onClose: () => void }) {
  const remove = useDeleteDate(date);
  const { toast } = useToasts();
  // The last date takes this dialog's list along, so what follows can't be left to callbacks of the mutation.
  const confirm = async () => {
    try {
      await remove.mutateAsync();
      toast({ title: 'Date experience deleted' });
      onClose();
    } catch (error) {
      toast(failureToast('Failed to delete date experience', error));
    }
  };
  return (
    <ConfirmDialog
      open
      title="Delete Date Experience"
      description={`Delete your date from ${usLongDay(date.dateDate)}? This permanently removes all ratings for that date.`}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

interface Props {
  candidate: Candidate;
  /** The date from a link. */
  pointedAt?: string | null;
}

function Rows({ candidate, pointedAt }: Props) {
  const { data: dates, error, isPending, refetch } = useDateExperiences(candidate.id);
  const { data: criteria = [] } = useCriteria();
  const { data: rated = criteria } = useRatedCriteria();
  const [editing, setEditing] = useState<{ date: DateExperience; ratings: Rating[] } | null>(null);
  const [deleting, setDeleting] = useState<DateExperience | null>(null);
  const load = useLoadRatings();
  const focus = useFocusAfterRemoval();
  const { toast, clear } = useToasts();

  if (isPending) return <Skeleton variant="rounded" height={88} aria-label="Loading dates" />;
  if (!dates) return <ErrorPanel error={error} headingLevel="h3" onAction={() => void refetch()} />;
  if (dates.length === 0)
    return (
      <Typography color="textSecondary">No dates yet. Every date you score will show up here.</Typography>
    );

  const edit = (date: DateExperience) =>
    load.mutate(date.id, {
      onSuccess: (ratings) => {
        clear(LOAD_FAILURE.title);
        setEditing({ date, ratings });
      },
      onError: () => toast(LOAD_FAILURE),
    });
  return (
    <>
      <FoldingArea
        // Two dates are soon read, a card of help is read in one piece, and a link leads to its date.
        maxHeight={
          dates.length < 3 || pointedAt !== null || dates.some(({ help }) => help) ? 'none' : '360px'
        }
        moreLabel={`Show all ${dates.length} dates`}
      >
        <Box component="ul" {...focus} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {dates.map((date) => (
            <DateRow
              key={date.id}
              date={date}
              criteria={criteria}
              rated={rated}
              isPointedAt={date.id === pointedAt}
              isLoading={load.isPending && load.variables === date.id}
              onEdit={() => edit(date)}
              onDelete={() => setDeleting(date)}
            />
          ))}
        </Box>
      </FoldingArea>
      {editing && <EditDateDialog {...editing} criteria={criteria} onClose={() => setEditing(null)} />}
      {deleting && <DeleteDateDialog date={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

/** A match's dates, newest first. */
export function DateHistory({ candidate, pointedAt = null }: Props) {
  return (
    <Box component="section" aria-labelledby="date-history">
      <Typography variant="h3" id="date-history" sx={{ mb: 0.5 }}>
        Date history
      </Typography>
      <Rows candidate={candidate} pointedAt={pointedAt} />
    </Box>
  );
}
