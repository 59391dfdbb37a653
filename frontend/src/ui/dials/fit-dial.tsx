import { keyframes, styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { FORCED_COLORS } from './bar-styles';
import { bandPath, HEART, HEART_SIGN, RING } from './dial-geometry';
import { fitText, fitTone, NO_FIT, type Fit } from './fit-texts';

const SIZES = { small: 72, medium: 112, large: 176, hero: 288 } as const;

const fill = keyframes({ from: { strokeDashoffset: 'var(--length)' } });

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  height: 'auto',
  '& circle': { fill: 'none', transform: 'rotate(-90deg)', transformOrigin: '60px 60px' },
  '& .track': { stroke: theme.vars?.palette.score.edge, strokeWidth: 1.25 },
  '& .track.empty': { strokeDasharray: '1 4.4', strokeWidth: 1.75, strokeLinecap: 'round' },
  '& .heart-track': { stroke: theme.vars?.palette.score.edge, strokeWidth: 0.75 },
  // Soft in the middle; its outline is what shows where it begins and ends.
  '& .likely-edge': { strokeWidth: 1, fillOpacity: 0.2 },
  '& .arc': {
    strokeWidth: RING.width,
    strokeLinecap: 'round',
    animation: `${fill} 900ms cubic-bezier(.2,.7,.2,1)`,
  },
  '& .heart': {
    stroke: theme.vars?.palette.secondary.main,
    strokeWidth: HEART.width,
    strokeLinecap: 'round',
    animation: `${fill} 900ms cubic-bezier(.2,.7,.2,1) 120ms backwards`,
  },
  // On a small dial, as thin as on a large one they would be a hair.
  '& .heart.thick': { strokeWidth: 4.5 },
  '& .heart-track.thick': { strokeWidth: 2 },
  '& .heart-sign': {
    fill: theme.vars?.palette.secondary.main,
    stroke: theme.vars?.palette.background.paper,
    strokeWidth: 1.5,
    paintOrder: 'stroke',
  },
  '& .high': { stroke: theme.vars?.palette.score.high },
  '& path.high': { fill: theme.vars?.palette.score.high },
  '& .mid': { stroke: theme.vars?.palette.score.mid },
  '& path.mid': { fill: theme.vars?.palette.score.mid },
  '& .low': { stroke: theme.vars?.palette.score.low },
  '& path.low': { fill: theme.vars?.palette.score.low },
  '& text': {
    fill: theme.vars?.palette.text.primary,
    textAnchor: 'middle',
    fontFamily: theme.typography.h1.fontFamily,
  },
  '& .figure': {
    fontSize: 30,
    fontWeight: 540,
    letterSpacing: '-0.02em',
    fontFeatureSettings: "'lnum', 'tnum'",
  },
  '& .sign': { fontSize: 16, fontWeight: 500 },
  '& .small': { fontSize: 40 },
  // Three digits are as wide as the ring is inside.
  '& .small.full': { fontSize: 33 },
  '& .small > .sign': { fontSize: 0 },
  '& .needed': {
    fontFamily: theme.typography.fontFamily,
    fontSize: 17.5,
    fontWeight: 560,
    fill: theme.vars?.palette.text.secondary,
  },
  // In a ring with room to spare, no larger than the text around it.
  '& .needed.roomy': { fontSize: 10.25 },
  [FORCED_COLORS]: {
    '& .track, & .heart-track, & .heart': { stroke: 'CanvasText' },
    '& .arc, & .likely-edge': { stroke: 'Highlight' },
    '& path.likely-edge': { fill: 'none' },
    '& .heart-sign': { fill: 'CanvasText', stroke: 'Canvas' },
    '& text': { fill: 'CanvasText' },
  },
  '&.still circle': { animation: 'none' },
  '@media (prefers-reduced-motion: reduce)': { '& circle': { animation: 'none !important' } },
}));

/** Lengths are percentages of the circle: `pathLength` makes the geometry match the number. */
function Arc({ className, radius, percent }: { className: string; radius: number; percent: number }) {
  return (
    <circle
      className={className}
      cx="60"
      cy="60"
      r={radius}
      pathLength={100}
      strokeDasharray={`${percent} 100`}
      style={{ '--length': percent } as React.CSSProperties}
    />
  );
}

function HeartArc({ percent, isSmall }: { percent: number; isSmall: boolean }) {
  const thickness = isSmall ? ' thick' : '';
  return (
    <>
      <circle className={`heart-track${thickness}`} cx="60" cy="60" r={HEART.radius} />
      <Arc className={`heart${thickness}`} radius={HEART.radius} percent={percent} />
      {!isSmall && <path className="heart-sign" d={HEART_SIGN} />}
    </>
  );
}

/** The sign is always part of the text; a small dial shows the number alone, large enough to read. */
function Figure({ percent, isSmall }: { percent: number; isSmall: boolean }) {
  const isFull = percent === 100;
  const names = ['figure', isSmall && 'small', isSmall && isFull && 'full'].filter(Boolean);
  return (
    <text className={names.join(' ')} x="60" y={isSmall ? (isFull ? 71.5 : 74) : 70.5}>
      {percent}
      <tspan className="sign" dx={isSmall ? 0 : 1} dy="-8">
        %
      </tspan>
    </text>
  );
}

/** Split into lines, but a single sentence for screen readers. */
function Empty({ isRoomy }: { isRoomy: boolean }) {
  const leading = isRoomy ? 13 : 21;
  return (
    <text className={isRoomy ? 'needed roomy' : 'needed'} x="60" y={isRoomy ? 50.5 : 45}>
      {NO_FIT.split(' ').map((word, line) => (
        <Fragment key={word}>
          {line > 0 && ' '}
          <tspan x="60" dy={line > 0 ? leading : 0}>
            {word}
          </tspan>
        </Fragment>
      ))}
    </text>
  );
}

interface Props extends Fit {
  size?: keyof typeof SIZES;
  /** Hidden from assistive technology if the same text is next to it. */
  decorative?: boolean;
  /** Drawn at once, without filling up. */
  still?: boolean;
}

/**
 * The percentage as a ring (head), its likely range as a soft band, and the heart as a thin outer arc. A small one is the
 * two arcs and its figure: at its size, the rest would be a blur.
 */
export function FitDial({ size = 'medium', decorative = false, still = false, ...fit }: Props) {
  const { percent, likely, heart } = fit;
  const isSmall = size === 'small';
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': fitText(fit) };
  return (
    <Svg viewBox="0 0 120 120" width={SIZES[size]} className={still ? 'still' : undefined} {...naming}>
      {/* While it is empty it is as wide as the heart's ring: on a match card its words need the room. */}
      <circle
        className={percent === null ? 'track empty' : 'track'}
        cx="60"
        cy="60"
        r={percent === null ? HEART.radius : RING.radius}
      />
      {percent === null ? (
        <Empty isRoomy={size === 'large' || size === 'hero'} />
      ) : (
        <>
          {heart !== null && heart !== undefined && <HeartArc percent={heart} isSmall={isSmall} />}
          {!isSmall && likely && <path className={`likely-edge ${fitTone(percent)}`} d={bandPath(likely)} />}
          <Arc className={`arc ${fitTone(percent)}`} radius={RING.radius} percent={percent} />
          <Figure percent={percent} isSmall={isSmall} />
        </>
      )}
    </Svg>
  );
}
