import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CHEVRON, Disclosure } from './disclosure';

const Fold = styled(Disclosure)(({ theme }) => ({
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  color: theme.vars?.palette.text.secondary,
  // Its box is a line of text; what can be tapped is as high as a finger.
  '& > summary': {
    position: 'relative',
    display: 'block',
    width: 'fit-content',
    minHeight: 0,
    fontSize: 'inherit',
    fontWeight: 'inherit',
    color: 'inherit',
    '&::after': { all: 'unset', content: '""', position: 'absolute', inset: '0 0 -24px' },
  },
  '& b': {
    fontSize: '0.9375rem',
    lineHeight: 1,
    fontWeight: 560,
    color: theme.vars?.palette.primary.main,
    whiteSpace: 'nowrap',
  },
  '& b::after': {
    ...CHEVRON,
    display: 'inline-block',
    // In the middle of the word, without moving the lines apart.
    margin: '-2px 0 -2px 4px',
    verticalAlign: '-2px',
  },
  '&[open] b::after': { transform: 'rotate(180deg)' },
  '& > p': { position: 'relative', paddingTop: 4 },
}));

const RANGE = /(\d+–\d+%?)/;

/** A range is read as one figure, so no line ends within it. */
function Words({ children }: { children: string }) {
  return children.split(RANGE).map((part, index) =>
    RANGE.test(part) ? (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

interface Props {
  /** The first one is shown, the others once they are asked for. */
  sentences: readonly string[];
}

/** One sentence, and behind it what else there is to say. */
export function Folded({ sentences }: Props) {
  const [first, ...others] = sentences;
  if (first === undefined) return null;
  if (others.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        <Words>{first}</Words>
      </Typography>
    );
  return (
    <Fold>
      <summary>
        <span>
          <Words>{first}</Words> <b>More</b>
        </span>
      </summary>
      <Typography variant="body2" color="textSecondary">
        <Words>{others.join(' ')}</Words>
      </Typography>
    </Fold>
  );
}

/** What a drawing means in full, for those who want to know. */
export function HowToRead({ children }: { children: ReactNode }) {
  return (
    <Fold sx={{ mt: 0.5, mb: 2 }}>
      <summary>
        <b>How to read this</b>
      </summary>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
        {children}
      </Typography>
    </Fold>
  );
}
