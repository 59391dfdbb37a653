import { ARCHIVE_REASONS, type ArchiveReason, type Candidate } from '#contract/dating/candidates';
import { localDay, nearMomentInSentence } from '../../../lib/format';
import { ignoreTaps } from '../../../lib/ignore-taps';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts, type ToastMessage } from '../../../ui/feedback/toasts';
import { usePlannedDates } from '../../planned-dates/planned-dates.api';
import { usePredictions } from '../../predictions/predictions.api';
import { useUpdateCandidate } from '../candidates.api';
import { useDeletedElsewhere } from '../deleted-elsewhere';
import { REASONS } from '../match-texts';

/** The match's prediction that archiving it would answer. */
export function useOpenPrediction({ id }: Candidate) {
  const { data } = usePredictions();
  return data?.predictions.find(
    ({ candidateId, outcome, isDue }) => candidateId === id && outcome === null && !isDue,
  );
}

/** What archiving does to the dates planned with the match. */
function usePlansWords({ id }: Candidate): string | undefined {
  const { data: plans = [] } = usePlannedDates();
  const [first, ...others] = plans.filter(({ candidateId, isPast }) => candidateId === id && !isPast);
  if (!first) return undefined;
  if (others.length > 0)
    return `The ${others.length + 1} dates you planned are set aside until you unarchive.`;
  const when = nearMomentInSentence(first.plannedFor, localDay(new Date()));
  return `The date planned for ${when} is set aside until you unarchive.`;
}

const isReason = (choice: string): choice is ArchiveReason =>
  ARCHIVE_REASONS.some((reason) => reason === choice);

/**
 * One tap archives; why can be told afterward, or never. Sends no version, because archiving doesn't conflict with edits
 * in another tab. The card may be gone by the time the answer comes, so nothing is left to callbacks of the mutation.
 */
export function useArchiveMatch(candidate: Candidate) {
  const { id, archived } = candidate;
  const plans = usePlansWords(candidate);
  const update = useUpdateCandidate(id);
  const isDeletedElsewhere = useDeletedElsewhere();
  const { toast } = useToasts();
  const save = async (changes: Parameters<typeof update.mutateAsync>[0], saved: ToastMessage) => {
    try {
      await update.mutateAsync(changes);
      toast(saved);
    } catch (error) {
      if (!isDeletedElsewhere(error)) toast(failureToast('Failed to update match', error));
    }
  };
  const unarchive = () => save({ archived: false }, { title: 'Match unarchived' });
  const action = { label: 'Undo', onAction: () => void unarchive() };
  const noteReason = (reason: ArchiveReason) =>
    save(
      { archiveReason: reason },
      { title: 'Match archived', description: `Noted: ${REASONS[reason]}.`, action },
    );
  const archive = () =>
    save(
      { archived: true },
      {
        title: 'Match archived',
        ...(plans && { description: plans }),
        action,
        question: {
          label: 'Why? Only if you want to note it.',
          choices: REASONS,
          onChoose: (choice) => {
            if (isReason(choice)) void noteReason(choice);
          },
        },
      },
    );
  const toggle = () => {
    // The button becomes its own opposite, and another match may take its place.
    ignoreTaps();
    void (archived ? unarchive() : archive());
  };
  return { toggle, isPending: update.isPending };
}
