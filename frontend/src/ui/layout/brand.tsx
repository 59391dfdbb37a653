import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

export const TAGLINE = 'Date with your heart, but do not leave your head behind.';

const Mark = styled('svg')(({ theme }) => ({
  flex: 'none',
  display: 'block',
  strokeWidth: 10.4,
  strokeLinecap: 'round',
  '& .head': { stroke: theme.vars?.palette.primary.main },
  '& .heart': { stroke: theme.vars?.palette.secondary.main, opacity: 0.88 },
}));

/** Two strokes, head and heart, that join to form a heart. */
function BrandMark({ size = 30 }: { size?: number }) {
  return (
    <Mark viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      <path className="head" d="M22.4 11.4L16 21.4" />
      <path className="heart" d="M9.6 11.4L16 21.4" />
    </Mark>
  );
}

const Home = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: '1.25rem',
  fontWeight: 560,
  letterSpacing: '-0.015em',
  borderRadius: 8,
  whiteSpace: 'nowrap',
  '& i': { color: theme.vars?.palette.secondary.main, fontStyle: 'normal' },
}));

export function BrandLink() {
  return (
    <Home to="/" aria-label="Heart & Head home">
      <BrandMark />
      <span>
        Heart <i>&amp;</i> Head
      </span>
    </Home>
  );
}
