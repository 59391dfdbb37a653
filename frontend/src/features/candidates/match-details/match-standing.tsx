import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Candidate, CandidateChanges } from '#contract/dating/candidates';
import { ChoiceChips } from '../../../ui/fields/choice-chips';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { HelpCard } from '../../../ui/help/help-card';
import { useUpdateCandidate } from '../candidates.api';
import { useDeletedElsewhere } from '../deleted-elsewhere';
import { REASONS, STAGES } from '../match-texts';

interface Props {
  candidate: Candidate;
  /** It was deleted on another device. */
  onGone: () => void;
}

/** Where things stand with the match and, once archived, why. Optional; each tap saves. */
export function MatchStanding({ candidate, onGone }: Props) {
  const { name, archived, stage, archiveReason, archiveHelp } = candidate;
  const { mutate, isPending, variables } = useUpdateCandidate(candidate.id);
  const isDeletedElsewhere = useDeletedElsewhere();
  const { toast } = useToasts();
  const stageId = useId();
  const reasonId = useId();
  const change = (changes: CandidateChanges) =>
    mutate(changes, {
      onError: (error) => {
        if (isDeletedElsewhere(error)) onGone();
        else toast(failureToast('Failed to update match', error));
      },
    });
  const shown = isPending ? { stage, archiveReason, ...variables } : { stage, archiveReason };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Typography variant="h3" id={stageId} sx={{ mb: -0.75 }}>
        Where things stand
      </Typography>
      <ChoiceChips
        labelledBy={stageId}
        choices={STAGES}
        chosen={shown.stage ?? null}
        onChoose={(next) => change({ stage: next })}
      />
      {shown.stage === 'ended' && !archived && (
        <Typography variant="body2" color="textSecondary">
          You can archive {name} from the list. Everything you saved stays.
        </Typography>
      )}
      {archived && (
        <>
          <Typography variant="h4" id={reasonId} sx={{ mb: -0.75 }}>
            Why you archived them
          </Typography>
          <ChoiceChips
            labelledBy={reasonId}
            choices={REASONS}
            chosen={shown.archiveReason ?? null}
            onChoose={(next) => change({ archiveReason: next })}
          />
        </>
      )}
      {archiveHelp && <HelpCard help={archiveHelp} subjectId={`${candidate.id}:archived`} isOffer />}
    </Box>
  );
}
