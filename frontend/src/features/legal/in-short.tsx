import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Box = styled('section')(({ theme }) => ({
  padding: 24,
  borderRadius: 20,
  background: theme.vars?.palette.soft.head,
  '& ul': { margin: '12px 0 0', paddingInlineStart: 20 },
  '& li + li': { marginTop: 6 },
  '& li::marker': { color: theme.vars?.palette.secondary.main },
  [theme.breakpoints.down('sm')]: { padding: '20px 18px' },
  '@media print': { border: '1px solid', background: 'none' },
}));

export function InShort({ points }: { points: readonly string[] }) {
  return (
    <Box aria-labelledby="in-short">
      <Typography variant="h3" component="h2" id="in-short">
        In short
      </Typography>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Box>
  );
}
