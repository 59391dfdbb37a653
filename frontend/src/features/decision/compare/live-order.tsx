import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useMemo } from 'react';
import type { ScoredMatch } from '#scoring/scored-match';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { useGlide } from './glide';

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
      <span className="percent">{percent}%</span>
    </Place>
  );
});

export interface LiveOrderProps {
  /** Best first. */
  order: readonly ScoredMatch[];
  /** The order with the saved stars. */
  saved: readonly ScoredMatch[];
  /** Ids of those to mark. */
  compared: readonly string[];
}

/** Everyone, in the order that the stars lead to. */
export function LiveOrder({ order, saved, compared }: LiveOrderProps) {
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
