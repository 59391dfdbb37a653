import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { CRITERIA_LIMITS } from '#contract/dating/criteria';
import { SheetActions } from '../../../ui/dialogs/sheet-actions';
import { SheetDialog } from '../../../ui/dialogs/sheet-dialog';
import { RatingScale } from '../../../ui/fields/rating-scale';
import { useCandidates } from '../../candidates/candidates.api';
import { effectWords, mustHaveEffect } from './must-have-effect';
import type { StandardOption } from './standard-options';

interface Props {
  option: StandardOption;
  /** The present limit; null before it is a must-have. */
  mustHave: number | null;
  onChoose: (limit: number) => void;
  onClose: () => void;
}

/** Whom a limit sets back, told before it is set. */
export function MustHaveEffectNote({ standardId, limit }: { standardId: string; limit: number }) {
  const { data, isPending } = useCandidates();
  const missing = isPending
    ? 'Looking at your matches.'
    : "We couldn't load your matches to tell who it sets back.";
  return (
    <Typography aria-live="polite" sx={{ p: 2, borderRadius: '16px', bgcolor: 'soft.head', minHeight: 76 }}>
      {data ? effectWords(mustHaveEffect(data, standardId, limit)) : missing}
    </Typography>
  );
}

/** Asks for the lowest rating the user accepts on a standard. */
export function MustHaveDialog({ option, mustHave, onChoose, onClose }: Props) {
  const titleId = useId();
  const [limit, setLimit] = useState(mustHave ?? CRITERIA_LIMITS.mustHaveDefault);
  const isNew = mustHave === null;
  return (
    <SheetDialog open labelledBy={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>
        {isNew ? `Make ${option.question} a must-have?` : `Your must-have ${option.question}`}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Typography color="textSecondary">
          A match whose average rating is below your limit comes after all others. The percentage stays what
          it is.
        </Typography>
        <RatingScale
          name="Lowest rating you accept"
          value={limit}
          onChange={setLimit}
          lowExample={option.lowExample}
          highExample={option.highExample}
        />
        <MustHaveEffectNote standardId={option.id} limit={limit} />
      </DialogContent>
      <SheetActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          onClick={() => {
            onChoose(limit);
            onClose();
          }}
        >
          {isNew ? 'Make it a must-have' : 'Change the limit'}
        </Button>
      </SheetActions>
    </SheetDialog>
  );
}
