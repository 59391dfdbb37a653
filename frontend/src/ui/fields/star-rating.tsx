import { styled } from '@mui/material/styles';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { CRITERIA_LIMITS } from '#contract/dating/criteria';
import { CellInput } from './radio-cell';

const STARS = Array.from({ length: CRITERIA_LIMITS.weightMax }, (_, index) => index + 1);

const Row = styled('div')({ display: 'inline-flex', marginLeft: -10 });

const Cell = styled('span')(({ theme }) => ({
  position: 'relative',
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 12,
  color: theme.vars?.palette.primary.main,
  '& svg': { fill: 'none', strokeWidth: 1.75, transition: 'fill 150ms' },
  '&.filled svg': { fill: 'currentColor' },
  '&:hover': { backgroundColor: theme.vars?.palette.soft.head },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: -2 },
}));

interface Props {
  /** The standard whose importance it sets. */
  standard: string;
  value: number;
  onChange: (stars: number) => void;
}

/** Importance, 1 to 5 stars. */
export function StarRating({ standard, value, onChange }: Props) {
  const name = useId();
  return (
    <Row role="radiogroup" aria-label={`Importance of ${standard}`}>
      {STARS.map((stars) => (
        <Cell key={stars} className={stars <= value ? 'filled' : undefined}>
          <Star size={24} aria-hidden />
          <CellInput
            type="radio"
            name={name}
            value={stars}
            aria-label={stars === 1 ? '1 Star' : `${stars} Stars`}
            checked={stars === value}
            onChange={() => onChange(stars)}
          />
        </Cell>
      ))}
    </Row>
  );
}

/** Read-only stars. */
export function StarCount({ value }: { value: number }) {
  return (
    <Row
      role="img"
      aria-label={value === 1 ? '1 Star' : `${value} Stars`}
      sx={{ ml: 0, gap: '2px', color: 'primary.main' }}
    >
      {STARS.map((stars) => (
        <Star
          key={stars}
          size={16}
          aria-hidden
          fill={stars <= value ? 'currentColor' : 'none'}
          strokeWidth={1.75}
        />
      ))}
    </Row>
  );
}
