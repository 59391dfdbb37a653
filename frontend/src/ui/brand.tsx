import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** Two strokes, head and heart, that make one heart where they meet. */
export function BrandMark({ size = 30 }: { size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden
      sx={{ flex: 'none', display: 'block' }}
    >
      <Box
        component="rect"
        x={16.2}
        y={4}
        width={11.6}
        height={24}
        rx={5.8}
        transform="rotate(45 16 16) translate(-6.3 -0.6)"
        sx={{ fill: (theme) => theme.vars?.palette.primary.main }}
      />
      <Box
        component="rect"
        x={4.2}
        y={4}
        width={11.6}
        height={24}
        rx={5.8}
        transform="rotate(-45 16 16) translate(6.3 -0.6)"
        sx={{ fill: (theme) => theme.vars?.palette.secondary.main, opacity: 0.9 }}
      />
    </Box>
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
