import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useId, type CSSProperties } from 'react';
import { CRITERIA_LIMITS, type Criterion } from '#contract/dating/criteria';
import { FORCED_COLORS } from '../../../ui/dials/bar-styles';

const TRACK = 6;
const THUMB = 26;

const Range = styled('input')(({ theme }) => {
  const { primary, score, background } = theme.vars?.palette ?? theme.palette;
  const track = {
    height: TRACK,
    borderRadius: TRACK / 2,
    background: `linear-gradient(${primary.main} 0 0) 0 / var(--filled) 100% no-repeat, ${score.track}`,
    // An outline would be drawn across the thumb.
    boxShadow: `inset 0 0 0 1px ${score.edge}`,
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none' as const,
      background: 'linear-gradient(Highlight 0 0) 0 / var(--filled) 100% no-repeat, Canvas',
    },
  };
  const thumb = {
    boxSizing: 'border-box' as const,
    width: THUMB,
    height: THUMB,
    border: `4px solid ${background.paper}`,
    borderRadius: '50%',
    background: primary.main,
    boxShadow: `0 0 0 2px ${primary.main}`,
  };
  return {
    appearance: 'none',
    width: '100%',
    height: 44,
    margin: 0,
    borderRadius: 12,
    background: 'none',
    cursor: 'pointer',
    // A thumb that moves a slider must not scroll the page sideways; up and down still scrolls.
    touchAction: 'pan-y',
    '&::-webkit-slider-runnable-track': track,
    '&::-webkit-slider-thumb': { appearance: 'none', marginTop: (TRACK - THUMB) / 2, ...thumb },
    '&::-moz-range-track': track,
    '&::-moz-range-thumb': thumb,
    '&:focus-visible': { outline: `2px solid ${primary.main}`, outlineOffset: 2 },
  };
});

/** How much of a slider's track is filled, as its thumb stands. */
const filledTo = (stars: number) =>
  `${((stars - CRITERIA_LIMITS.weightMin) / (CRITERIA_LIMITS.weightMax - CRITERIA_LIMITS.weightMin)) * 100}%`;

const starsText = (count: number) => (count === 1 ? '1 star' : `${count} stars`);

const STEPS = Array.from(
  { length: CRITERIA_LIMITS.weightMax - CRITERIA_LIMITS.weightMin + 1 },
  (_, index) => CRITERIA_LIMITS.weightMin + index,
);

/** Right below the track, where the middle of the thumb stands for each number of stars. */
const Ticks = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInline: THUMB / 2 - 1,
  bottom: 11,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  '& > span': { width: 2, height: 5, borderRadius: 1, background: theme.vars?.palette.score.edge },
}));

interface SliderProps {
  criterion: Criterion;
  stars: number;
  onChange: (id: string, stars: number) => void;
}

/** The stars of one standard, by thumb, mouse or arrow keys. */
export const StarsSlider = memo(function StarsSlider({ criterion, stars, onChange }: SliderProps) {
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
      <Box sx={{ position: 'relative' }}>
        <Range
          type="range"
          id={id}
          min={CRITERIA_LIMITS.weightMin}
          max={CRITERIA_LIMITS.weightMax}
          step={1}
          value={stars}
          aria-valuetext={starsText(stars)}
          style={{ '--filled': filledTo(stars) } as CSSProperties}
          onChange={(event) => onChange(criterion.id, Number(event.target.value))}
        />
        <Ticks aria-hidden>
          {STEPS.map((step) => (
            <span key={step} />
          ))}
        </Ticks>
      </Box>
    </div>
  );
});
