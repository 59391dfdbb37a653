import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useId, useMemo } from 'react';
import { CRITERIA_LIMITS, type Criterion } from '#contract/dating/criteria';
import type { ScoredMatch } from '#scoring/scored-match';
import { fitTone } from '../../../ui/dials/fit-texts';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { useSaveSelection } from '../../criteria/criteria.api';
import { useGlide } from './glide';
import type { Stars } from './what-if-order';

const Range = styled('input')(({ theme }) => ({
  width: '100%',
  height: 44,
  margin: 0,
  accentColor: theme.vars?.palette.primary.main,
  cursor: 'pointer',
  // A thumb that moves a slider must not scroll the page sideways; up and down still scrolls.
  touchAction: 'pan-y',
}));

const starsText = (count: number) => (count === 1 ? '1 star' : `${count} stars`);

interface SliderProps {
  criterion: Criterion;
  stars: number;
  onChange: (id: string, stars: number) => void;
}

const StarsSlider = memo(function StarsSlider({ criterion, stars, onChange }: SliderProps) {
  const id = useId();
  const isChanged = stars !== criterion.weight;
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="label" htmlFor={id} sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          {criterion.question}
        </Typography>
        <Typography
          component="span"
          aria-hidden
          sx={{
            flex: 'none',
            fontVariantNumeric: 'tabular-nums',
            color: isChanged ? 'primary.main' : 'text.secondary',
          }}
        >
          {starsText(stars)}
          {isChanged && `, was ${criterion.weight}`}
        </Typography>
      </Box>
      <Range
        type="range"
        id={id}
        min={CRITERIA_LIMITS.weightMin}
        max={CRITERIA_LIMITS.weightMax}
        step={1}
        value={stars}
        aria-valuetext={starsText(stars)}
        onChange={(event) => onChange(criterion.id, Number(event.target.value))}
      />
    </div>
  );
});

const Place = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'baseline',
  paddingBlock: 8,
  paddingInline: 8,
  borderRadius: 12,
  background: theme.vars?.palette.background.paper,
  '&.compared': { background: theme.vars?.palette.soft.head },
  '& .percent': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .high': { color: theme.vars?.palette.score.high },
  '& .mid': { color: theme.vars?.palette.score.mid },
  '& .low': { color: theme.vars?.palette.score.low },
}));

interface RowProps {
  place: number;
  name: string;
  percent: number;
  /** Places up (positive) or down from the saved order. */
  moved: number;
  isBelowMustHave: boolean;
  isCompared: boolean;
}

function movedText(moved: number): string {
  const places = Math.abs(moved) === 1 ? '1 place' : `${Math.abs(moved)} places`;
  return moved > 0 ? `up ${places}` : `down ${places}`;
}

const Row = memo(function Row({ place, name, percent, moved, isBelowMustHave, isCompared }: RowProps) {
  return (
    <Place className={isCompared ? 'compared' : undefined}>
      <Typography component="span" variant="body2" color="textSecondary">
        {place}
      </Typography>
      <span style={{ overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 560 }}>
          {name}
        </Typography>
        {moved !== 0 && (
          <Typography component="span" variant="body2" color="primary" sx={{ ml: 1 }}>
            {movedText(moved)}
          </Typography>
        )}
        {isBelowMustHave && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            Below a must-have
          </Typography>
        )}
      </span>
      <span className={`percent ${fitTone(percent)}`}>{percent}%</span>
    </Place>
  );
});

interface OrderProps {
  order: readonly ScoredMatch[];
  saved: readonly ScoredMatch[];
  compared: readonly string[];
}

function Order({ order, saved, compared }: OrderProps) {
  const ids = useMemo(() => order.map(({ match }) => match.id), [order]);
  const list = useGlide<HTMLOListElement>(ids);
  const places = useMemo(() => new Map(saved.map(({ match }, index) => [match.id, index])), [saved]);
  const [first, second] = order;
  return (
    <>
      <VisuallyHidden role="status">
        {first && `With these stars, ${first.match.name} comes first with ${first.compatibility.percent}%`}
        {second && `, then ${second.match.name} with ${second.compatibility.percent}%`}
      </VisuallyHidden>
      <Box
        component="ol"
        ref={list}
        aria-label="The order with these stars"
        sx={{ position: 'relative', listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
      >
        {order.map(({ match, compatibility, mustHaves }, index) => (
          <Row
            key={match.id}
            place={index + 1}
            name={match.name}
            percent={compatibility.percent ?? 0}
            moved={(places.get(match.id) ?? index) - index}
            isBelowMustHave={mustHaves.vetoed.length > 0}
            isCompared={compared.includes(match.id)}
          />
        ))}
      </Box>
    </>
  );
}

/** Saves the stars as the user's own; one tap takes them back. */
function useMakeMine(criteria: readonly Criterion[]) {
  const save = useSaveSelection();
  const { toast } = useToasts();
  const ids = criteria.map(({ id }) => id);
  const selection = (stars: Stars) => ({
    selectedCriteriaIds: ids,
    criteria: ids.map((id) => ({ id, weight: stars[id] ?? CRITERIA_LIMITS.importanceDefault })),
  });
  const before = Object.fromEntries(criteria.map(({ id, weight }) => [id, weight]));
  const onError = (error: unknown) => toast(failureToast("Your stars weren't saved", error));
  const restore = () =>
    save.mutate(selection(before), {
      onSuccess: () => toast({ title: 'Your stars are back as they were' }),
      onError,
    });
  const makeMine = (stars: Stars) =>
    save.mutate(selection(stars), {
      onSuccess: () =>
        toast({
          title: 'These are your stars now',
          description: 'Every percentage goes by them.',
          action: { label: 'Undo', onAction: restore },
        }),
      onError,
    });
  return { makeMine, isSaving: save.isPending };
}

interface Props extends OrderProps {
  criteria: readonly Criterion[];
  stars: Stars;
  onStar: (id: string, stars: number) => void;
  onReset: () => void;
}

/** Stars to play with: everyone's place follows at once, and nothing is saved until the user says so. */
export function WhatIf({ criteria, stars, onStar, onReset, ...order }: Props) {
  const { makeMine, isSaving } = useMakeMine(criteria);
  const isChanged = criteria.some(({ id, weight }) => stars[id] !== weight);
  return (
    <Card component="section" aria-labelledby="what-if" className="no-print" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2" id="what-if">
          What if?
        </Typography>
        {isChanged && <Chip label="Not saved" size="small" variant="outlined" color="primary" />}
      </Box>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2.5, maxWidth: '68ch' }}>
        What if something mattered more to you, or less? Move the stars and see who comes first.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 5 },
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box role="group" aria-label="Stars" sx={{ display: 'grid', gap: 1 }}>
          {criteria.map((criterion) => (
            <StarsSlider
              key={criterion.id}
              criterion={criterion}
              stars={stars[criterion.id] ?? criterion.weight}
              onChange={onStar}
            />
          ))}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button variant="contained" disabled={!isChanged || isSaving} onClick={() => makeMine(stars)}>
              Make these my stars
            </Button>
            <Button disabled={!isChanged || isSaving} onClick={onReset}>
              Reset
            </Button>
          </Box>
        </Box>
        <Order {...order} />
      </Box>
    </Card>
  );
}
