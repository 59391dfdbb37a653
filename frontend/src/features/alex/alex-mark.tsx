import { styled } from '@mui/material/styles';

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .head-ground': { fill: theme.vars?.palette.soft.head },
  '& .heart-ground': { fill: theme.vars?.palette.soft.heart },
  '& .head': { stroke: theme.vars?.palette.primary.main },
  '& .heart': { stroke: theme.vars?.palette.secondary.main },
  '& .eye': { fill: theme.vars?.palette.text.primary },
  '& .smile': { stroke: theme.vars?.palette.text.primary },
}));

/** Alex's logo: a face in two halves with a heart where they meet. */
export function AlexMark({ size }: { size: number }) {
  return (
    <Drawing viewBox="0 0 48 48" width={size} height={size} strokeWidth={2.4} aria-hidden>
      <path className="head-ground" d="M24 3a21 21 0 0 0 0 42z" />
      <path className="heart-ground" d="M24 3a21 21 0 0 1 0 42z" />
      <path className="head" d="M24 3a21 21 0 0 0 0 42" />
      <path className="heart" d="M24 3a21 21 0 0 1 0 42" />
      <circle className="eye" cx="17" cy="21" r="2" />
      <circle className="eye" cx="31" cy="21" r="2" />
      <path className="smile" d="M16.500 29.500c3.500 5 11.500 5 15 0" />
      <path
        className="heart"
        d="M24 14.500l-3.200-3.200a2.300 2.300 0 0 1 3.200-3 2.300 2.300 0 0 1 3.200 3z"
        strokeWidth={1.8}
      />
    </Drawing>
  );
}
