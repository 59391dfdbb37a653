import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: 144,
  height: 96,
  fill: 'none',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  '& .head': { stroke: theme.vars?.palette.primary.main },
  '& .heart': { stroke: theme.vars?.palette.secondary.main },
  '& .head-ground': { fill: theme.vars?.palette.soft.head },
  '& .heart-ground': { fill: theme.vars?.palette.soft.heart },
}));

type DrawingMotif = 'meet' | 'apart' | 'path' | 'letter' | 'list';

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
      <circle className="head-ground" cx="32" cy="40" r="24" />
      <circle className="heart-ground" cx="88" cy="40" r="24" />
      <circle className="head" cx="32" cy="40" r="24" />
      <circle className="heart" cx="88" cy="40" r="24" />
      <path className="head" d="M60 31v4M60 45v4" />
    </>
  ),
  path: (
    <>
      <circle className="heart-ground" cx="100" cy="20" r="14" />
      <path className="head" d="M8 66c22 0 20-30 42-30 16 0 10 18 24 18" />
      <path className="head" strokeDasharray="1 8" d="M74 54c14 0 14-18 22-28" />
      <path className="heart" d="M100 26l-6-6a4 4 0 0 1 6-5 4 4 0 0 1 6 5z" />
    </>
  ),
  letter: (
    <>
      <rect className="head-ground" x="26" y="16" width="68" height="48" rx="8" />
      <rect className="head" x="26" y="16" width="68" height="48" rx="8" />
      <path className="head" d="M28 22l32 24 32-24" />
      <circle className="heart-ground" cx="94" cy="18" r="12" />
      <path className="heart" d="M94 24l-6-6a4 4 0 0 1 6-5 4 4 0 0 1 6 5z" />
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

/** A small drawing in the two brand colors. */
export function EmptyDrawing({ motif }: { motif: DrawingMotif }) {
  return (
    <Drawing viewBox="0 0 120 80" aria-hidden>
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
  headingLevel?: 'h2' | 'h3';
}

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
