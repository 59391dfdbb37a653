import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HEART_SIGN } from '../dials/dial-geometry';

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  fill: 'none',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .head': { stroke: theme.vars?.palette.primary.main },
  '& .heart': { stroke: theme.vars?.palette.secondary.main },
  '& .head-ground': { fill: theme.vars?.palette.soft.head },
  '& .heart-ground': { fill: theme.vars?.palette.soft.heart },
  '& .head-fill': { fill: theme.vars?.palette.primary.main },
  '& .heart-fill': { fill: theme.vars?.palette.secondary.main },
  // Over the same line in full color and wider, it leaves an edge on either side.
  '& .head-core': { stroke: theme.vars?.palette.soft.head },
  '& .heart-core': { stroke: theme.vars?.palette.soft.heart },
}));

interface SignProps {
  x: number;
  y: number;
  /** At 1 it is 11.6 units wide. */
  scale: number;
  className: string;
}

/** The heart of the dial, with its middle here. */
function HeartSign({ x, y, scale, className }: SignProps) {
  return (
    <path
      className={className}
      strokeWidth={2.5 / scale}
      transform={`translate(${x} ${y}) scale(${scale}) translate(-60 -5.6)`}
      d={HEART_SIGN}
    />
  );
}

type DrawingMotif = 'meet' | 'apart' | 'link' | 'key' | 'path' | 'letter' | 'list';

const MOTIFS: Readonly<Record<DrawingMotif, ReactNode>> = {
  meet: (
    <>
      <circle className="head-ground" cx="46" cy="40" r="27" />
      <circle className="heart-ground" cx="74" cy="40" r="27" />
      <circle className="head" cx="46" cy="40" r="27" />
      <circle className="heart" cx="74" cy="40" r="27" />
    </>
  ),
  apart: (
    <>
      <path className="head" d="M37 34c10 0 13 5 11 12s0 13 7 11" />
      <path className="heart" d="M86 30c-11 0-15 4-13 11s1 11-6 9" />
      <circle className="head-ground" cx="22" cy="34" r="15" />
      <circle className="head" cx="22" cy="34" r="15" />
      <HeartSign className="heart heart-ground" x={100} y={33} scale={2.8} />
    </>
  ),
  link: (
    <>
      <g transform="rotate(-30 60 40)">
        <rect className="head" strokeWidth="11" x="14" y="29" width="36" height="22" rx="11" />
        <rect className="head-core" strokeWidth="6" x="14" y="29" width="36" height="22" rx="11" />
        <rect className="heart" strokeWidth="11" x="70" y="29" width="36" height="22" rx="11" />
        <rect className="heart-core" strokeWidth="6" x="70" y="29" width="36" height="22" rx="11" />
      </g>
      <path className="head" d="M49 21l3 6M40 25l5 4" />
      <path className="heart" d="M71 59l-3-6M80 55l-5-4" />
    </>
  ),
  key: (
    <>
      <circle className="head-ground" cx="36" cy="40" r="22" />
      <circle className="head" cx="36" cy="40" r="22" />
      <path className="head" strokeWidth="3" d="M58 40h48" />
      <path className="head-fill" d="M85 40h8v9a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2z" />
      <path className="head-fill" d="M99 40h8v13a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2z" />
      <HeartSign className="heart-fill" x={36} y={40.5} scale={1.7} />
    </>
  ),
  path: (
    <>
      <circle className="heart-ground" cx="100" cy="20" r="14" />
      <path className="head" d="M8 66c22 0 20-30 42-30 16 0 10 18 24 18" />
      <path className="head" strokeDasharray="1 8" d="M74 54c14 0 14-18 22-28" />
      <HeartSign className="heart-fill" x={100} y={20.5} scale={1.25} />
    </>
  ),
  letter: (
    <>
      <rect className="head-ground" x="26" y="16" width="68" height="48" rx="8" />
      <rect className="head" x="26" y="16" width="68" height="48" rx="8" />
      <path className="head" d="M28 22l32 24 32-24" />
      <circle className="heart-ground" cx="94" cy="18" r="12" />
      <HeartSign className="heart-fill" x={94} y={18.5} scale={1.1} />
    </>
  ),
  list: (
    <>
      <rect className="head-ground" x="26" y="10" width="68" height="60" rx="10" />
      <rect className="head" x="26" y="10" width="68" height="60" rx="10" />
      <path className="head" d="M54 28h26M54 42h20" />
      <path className="heart" d="M38 28l3 3 5-6M38 42l3 3 5-6M40 56h4" />
      <path className="heart" d="M54 56h14" />
    </>
  ),
};

interface DrawingProps {
  motif: DrawingMotif;
  /** In px. */
  width?: number;
  /** Its leftmost line, and not the room before it, begins where the words below it do. */
  isAtStart?: boolean;
}

/** The room before the leftmost line, of 120. */
const ROOM: Readonly<Record<DrawingMotif, number>> = {
  meet: 18,
  apart: 6,
  link: 13,
  key: 13,
  path: 7,
  letter: 25,
  list: 25,
};

/** A small drawing in the two brand colors. */
export function EmptyDrawing({ motif, width = 144, isAtStart = false }: DrawingProps) {
  const marginLeft = isAtStart ? (-ROOM[motif] * width) / 120 : undefined;
  return (
    <Drawing viewBox="0 0 120 80" width={width} aria-hidden style={{ marginLeft }}>
      {MOTIFS[motif]}
    </Drawing>
  );
}

interface Props {
  motif: DrawingMotif;
  title: string;
  description: string;
  /** A single button. */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Says why there is nothing here, also because it failed to load, and what to do about it. */
export function EmptyState({ motif, title, description, action, headingLevel = 'h3' }: Props) {
  return (
    <Box sx={{ textAlign: 'center', textWrap: 'balance', py: 5, px: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'center', mb: 2.5 }}>
        <EmptyDrawing motif={motif} />
      </Box>
      <Typography variant="h3" component={headingLevel}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: action ? 3 : 0, maxWidth: '46ch', mx: 'auto' }}>
        {description}
      </Typography>
      {action}
    </Box>
  );
}
