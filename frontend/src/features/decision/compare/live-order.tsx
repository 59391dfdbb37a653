import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { memo, useMemo } from 'react';
import type { ScoredMatch } from '#scoring/scored-match';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { useGlide } from './glide';

// One styled element per row: fifty of them follow every move of a slider within a frame.
const Place = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'baseline',
  paddingBlock: 8,
  [theme.breakpoints.down('md')]: { paddingBlock: 4 },
  paddingInline: 8,
  borderRadius: 12,
  background: theme.vars?.palette.background.paper,
  '&.compared': { background: theme.vars?.palette.soft.head },
  '& .name': { fontWeight: 560, overflowWrap: 'anywhere' },
  '& .quiet, & .moved': { fontSize: '0.8125rem', fontWeight: 400, color: theme.vars?.palette.text.secondary },
  '& .moved': { marginLeft: 8, color: theme.vars?.palette.primary.main },
  '& .line': { display: 'block' },
  '& .percent': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

interface RowProps {
  /** 1 is the best; null below a must-have. */
  place: number | null;
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
      <span className="quiet">{place}</span>
      <span className="name">
        {name}
        {moved !== 0 && <span className="moved">{movedText(moved)}</span>}
        {isBelowMustHave && <span className="quiet line">Below a must-have</span>}
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

const isBelowMustHave = ({ mustHaves }: ScoredMatch) => mustHaves.vetoed.length > 0;

/** Who comes first, and who then, of those above their must-haves with enough rated. */
function orderWords(order: readonly ScoredMatch[]): string {
  const [first, second] = order.filter((one) => one.likely !== null && !isBelowMustHave(one));
  if (!first)
    return order.length > 0 && order.every(isBelowMustHave)
      ? 'Everyone is below a must-have, whatever the stars'
      : '';
  const words = `With these stars, ${first.match.name} comes first with ${first.compatibility.percent}%`;
  return second ? `${words}, then ${second.match.name} with ${second.compatibility.percent}%` : words;
}

/** Everyone, in the order that the stars lead to. */
export function LiveOrder({ order, saved, compared }: LiveOrderProps) {
  const ids = useMemo(() => order.map(({ match }) => match.id), [order]);
  const list = useGlide<HTMLOListElement>(ids);
  const places = useMemo(() => new Map(saved.map(({ match }, index) => [match.id, index])), [saved]);
  const ranked = useMemo(() => order.filter((one) => !isBelowMustHave(one)), [order]);
  return (
    <>
      <VisuallyHidden role="status">{orderWords(order)}</VisuallyHidden>
      <Box
        component="ol"
        ref={list}
        aria-label="The order with these stars"
        sx={{ position: 'relative', listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
      >
        {order.map((one, index) => {
          const { match, compatibility } = one;
          return (
            <Row
              key={match.id}
              place={isBelowMustHave(one) ? null : ranked.indexOf(one) + 1}
              name={match.name}
              percent={compatibility.percent ?? 0}
              moved={(places.get(match.id) ?? index) - index}
              isBelowMustHave={isBelowMustHave(one)}
              isCompared={compared.includes(match.id)}
            />
          );
        })}
      </Box>
    </>
  );
}
